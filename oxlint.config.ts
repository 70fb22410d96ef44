import { defineConfig, type DummyRuleMap } from 'oxlint';
import { hooks, language, typed } from './tools/lint/rules.ts';

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
const banned = (names: readonly string[], message: string) => names.map((name) => ({ name, message }));

const each = <S extends 'error' | 'off'>(rules: readonly string[], severity: S) =>
  Object.fromEntries(rules.map((rule) => [rule, severity]));

const typedWithOptions: DummyRuleMap = {
  'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  'typescript/consistent-type-definitions': ['error', 'interface'],
  'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  'typescript/restrict-plus-operands': [
    'error',
    {
      allowAny: false,
      allowBoolean: false,
      allowNullish: false,
      allowNumberAndString: false,
      allowRegExp: false,
    },
  ],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

const allowed = { 'no-restricted-globals': 'off', 'no-restricted-imports': 'off' } as const;

export default defineConfig({
  plugins: ['typescript', 'react'],
  jsPlugins: ['./tools/lint/plugin.ts'],
  categories: { correctness: 'off' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  env: { builtin: true },
  ignorePatterns: ['**/dist/**', 'storybook-static/**', '.results/**', 'node_modules/**', '**/*.cjs', '**/*.js'],
  rules: {
    ...each(language, 'error'),
    ...each(typed, 'error'),
    'folioflow/comment-opening': 'error',
    'folioflow/action-name': 'error',
    'no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
    ],
    ...typedWithOptions,
  },
  overrides: [
    // Plain scripts have no types to know.
    {
      files: ['**/*.mjs'],
      rules: { ...each(typed, 'off'), ...each(Object.keys(typedWithOptions), 'off') },
      globals: { process: 'readonly', console: 'readonly' },
    },
    // Their dependencies are installed only by their suite, which runs their own compiler.
    {
      files: ['examples/**', 'tools/examples/baseline/**'],
      rules: { ...each(typed, 'off'), ...each(Object.keys(typedWithOptions), 'off') },
    },
    {
      files: [
        'simulation/**',
        'packages/review-room/build/**',
        'tools/**',
        'examples/**',
        'apps/sandbox/src/server.ts',
        'apps/sandbox/src/import/command.ts',
        'packages/api/src/diagnostics/report-integration-error.ts',
        'packages/wiring/src/console-inspector.ts',
        'packages/wiring/src/crash-log.ts',
        'packages/element/src/report-problem.ts',
      ],
      rules: { 'no-console': 'off' },
    },
    // Playwright demands a destructured first argument, also where a fixture needs none.
    { files: ['e2e/**'], rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] } },
    { files: ['**/*.tsx', '**/use-*.ts'], rules: each(hooks, 'error') },
    {
      // XState reads its types from `types: {} as {…}`; the rule reports that assertion as superfluous.
      files: ['packages/flows/src/**/*.{machine,setup}.ts', 'packages/flows/src/kit/resource.ts'],
      rules: { 'typescript/no-unnecessary-type-assertion': 'off' },
    },
    {
      files: ['packages/flows/src/**/*.ts'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...banned(
            [...worldOfTheBrowser, ...clocks],
            'Flows have no clock, browser or network: ask a port or the input.',
          ),
        ],
        'no-restricted-imports': ['error', { patterns: ['@xstate/react', 'axios', 'react-router*'] }],
      },
    },
    // The React hook and its clock live in the browser: they are no part of a chart.
    { files: ['packages/flows/src/**/*.test.ts', '**/use-flow.ts', '**/wall-clock.ts'], rules: allowed },
    {
      files: ['packages/ui/src/**/*.{ts,tsx}'],
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
    { files: ['packages/ui/src/**/*.test.tsx', 'packages/ui/src/**/*.stories.tsx'], rules: allowed },
  ],
});
