import { libraryBuild } from '../../tools/package-build/library-build.ts';

export default libraryBuild({
  entry: ['src/index.ts', 'src/contract/index.ts', 'src/contract/schemas.ts', 'src/diagnostics/index.ts'],
});
