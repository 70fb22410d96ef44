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
    'src/languages.ts',
    'src/messages/message-key.ts',
    'src/discovery/scheme-search/engine/*.ts',
    '!src/**/*.test.ts',
  ],
  copy: [
    { from: 'src/messages/en/*.json', to: 'dist/messages/en' },
    { from: 'src/messages/hi/*.json', to: 'dist/messages/hi' },
  ],
});
