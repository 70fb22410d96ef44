import { libraryBuild } from '../../tools/package-build/library-build.ts';

export default libraryBuild({
  entry: [
    'src/index.ts',
    'src/headless.ts',
    'src/page-manifest.ts',
    'src/diagnostics.ts',
    'src/device/watch-device.ts',
    'src/{checkout,pictures}/*.ts',
    '!src/**/*.test.ts',
  ],
});
