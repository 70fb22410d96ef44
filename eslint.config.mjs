import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const worldOfTheBrowser = [
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'fetch',
  'navigator',
  'location',
  'history',
];
const clocks = ['Date', 'setTimeout', 'setInterval', 'performance', 'requestAnimationFrame'];
const banned = (names, message) => names.map((name) => ({ name, message }));

export default tseslint.config(
  { ignores: ['**/dist/**', 'storybook-static/**', '.results/**', 'node_modules/**', '**/*.cjs', '**/*.js'] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.mjs', 'tools/*.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.mjs'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { globals: { process: 'readonly', console: 'readonly' } },
  },
  {
    files: ['tools/**', 'apps/sandbox/src/server.ts', 'apps/sandbox/src/import/command.ts'],
    rules: { 'no-console': 'off' },
  },
  // Playwright demands a destructured first argument, also where a fixture needs none.
  { files: ['e2e/**'], rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] } },
  {
    files: ['**/*.tsx', '**/use-*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs['recommended-latest'].rules,
  },
  {
    // `types: {} as {…}` is how XState is told its types; the rule takes that assertion for a superfluous one.
    files: ['packages/flows/src/**/*.machine.ts', 'packages/flows/src/kit/resource.ts'],
    rules: { '@typescript-eslint/no-unnecessary-type-assertion': 'off' },
  },
  {
    files: ['packages/flows/src/**/*.ts'],
    // The React hook lives in the browser: it is no part of a chart.
    ignores: ['**/*.test.ts', '**/use-flow.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...banned(
          [...worldOfTheBrowser, ...clocks],
          'Flows have no clock, browser or network: ask a port or the input.',
        ),
      ],
      'no-restricted-imports': ['error', { patterns: ['react-router*', 'axios', 'date-fns*'] }],
    },
  },
  {
    files: ['packages/ui/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.tsx', '**/*.stories.tsx'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...banned(['localStorage', 'sessionStorage', 'fetch', 'Date'], 'The UI is pure: props in, callbacks out.'),
      ],
      'no-restricted-imports': [
        'error',
        { patterns: ['react-router*', 'axios', 'xstate', '@xstate/*', '@folioflow/api*'] },
      ],
    },
  },
);
