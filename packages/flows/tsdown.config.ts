import { libraryBuild } from '../../tools/package-build/library-build.ts';

export default libraryBuild({
  entry: [
    'src/index.ts',
    'src/testing.ts',
    'src/react.ts',
    'src/analytics/index.ts',
    'src/diagnostics/index.ts',
    'src/holdings/index.ts',
    'src/backoffice/index.ts',
    'src/language.ts',
    'src/language-texts.ts',
    'src/languages.ts',
    'src/messages/**/*.ts',
    'src/discovery/scheme-search/engine/*.ts',
    '!src/**/*.test.ts',
  ],
});
