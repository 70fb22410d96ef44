import { libraryBuild } from '../../tools/package-build/library-build.ts';

export default libraryBuild({
  entry: [
    'src/index.ts',
    'src/prerender.tsx',
    'src/shell/index.ts',
    'src/diagnostics/index.ts',
    'src/theme/index.ts',
    'src/primitives/on-demand.ts',
    'src/{screens,parts,shell}/**/*.tsx',
    '!src/**/*.{test,stories,walk.test}.tsx',
    '!src/**/testing/**',
  ],
  copy: [
    { from: 'src/tokens/*.{css,d.ts}', to: 'dist/tokens' },
    { from: 'src/tokens/fonts', to: 'dist/tokens' },
  ],
});
