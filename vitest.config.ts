import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import path from 'node:path';
import type { BrowserContextOptions } from 'playwright';
import { defineConfig } from 'vitest/config';
import { findInstalledPostgres } from './apps/sandbox/src/testing/postgres-cluster.ts';
import { testLaunchOptions } from './tools/chromium.ts';
import { LongestFirst } from './tools/app-tests/longest-first.ts';
import { drawnChartsPlugin } from './tools/charts/plugin.ts';
import { MAX_FAILURES, TEST_LIMIT_MS, WAIT_LIMIT_MS } from './tools/test-limits.ts';
import { languagePlugins, reviewLanguages } from './tools/vite/language.ts';

const conditions = ['folioflow-source', 'module', 'browser', 'development|production'];
const nodeResolution = { resolve: { conditions: ['folioflow-source', 'module', 'node', 'development|production'] } };
/** Only a failure reaches these limits. */
const limits = {
  testTimeout: TEST_LIMIT_MS,
  hookTimeout: TEST_LIMIT_MS,
  expect: { poll: { timeout: WAIT_LIMIT_MS } },
};
type ContextOptions = Omit<BrowserContextOptions, 'ignoreHTTPSErrors' | 'serviceWorkers'>;
const browser = (contextOptions: ContextOptions = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    launchOptions: testLaunchOptions({ pageLifetime: 'suite' }),
    contextOptions,
    actionTimeout: WAIT_LIMIT_MS,
  }),
  connectTimeout: TEST_LIMIT_MS,
});

// Money and dates belong to Asia/Kolkata in every time zone of the machine, so the tests run far away from it.
process.env['TZ'] = 'America/Los_Angeles';

// A task of turbo leaves a report, named by its first project. The axe results of all stories take seventy megabytes,
// and no tool reads them from the report.
const isTask = process.env['TURBO_HASH'] !== undefined;
const taskName = process.argv[process.argv.indexOf('--project') + 1] ?? 'all';
const report = { outputFile: path.join(import.meta.dirname, '.results', `${taskName}.json`), filterMeta: () => false };
const reporters = ['dot', ['json', report]] satisfies [string, [string, object]];

// Reading all stories takes seconds: only a run that wants them does it.
const isAsked = (project: string) => !process.argv.includes('--project') || process.argv.includes(project);

/** Every story in the other languages: a page of tests has one of them. */
const otherWords = 'packages/ui/src/review/{hindi,language,pseudo,plain}.test.tsx';

/** Several processes on one database. */
const postgresTests = '{apps/sandbox/src,tools}/**/*.postgres.test.ts';
/** The conformance kit on the sandbox, and on providers with a fault. */
const kitTests = 'packages/conformance/src/*.test.ts';
const untracedReact = './tools/browser-tests/untraced-react.ts';
/** The packed packages in an empty folder. */
const packageTests = 'tools/**/*.package.test.ts';
/** The example projects in installations of their own. */
const exampleTests = 'tools/**/*.examples.test.ts';
/** Whole journeys in Firefox and WebKit. */
const browserTests = 'e2e/browsers/*.browsers.test.ts';
/** The real app against a sandbox. */
const appTests = 'apps/*/src/**/*.app.test.tsx';

// Found only while a test runs, each would reload the page under it.
const foundLate = [
  '@xstate/react',
  'dompurify',
  'lightweight-charts',
  'pdfjs-dist/legacy/build/pdf.mjs',
  'pdfjs-dist/legacy/build/pdf.worker.mjs',
  'pdfkit',
  'pdfkit/output',
  'pdfkit/standard-fonts/Helvetica',
  'pdfkit/standard-fonts/HelveticaBold',
  'react-number-format',
  'react-router-dom',
];

const drawing = {
  plugins: [react(), ...languagePlugins(reviewLanguages), drawnChartsPlugin()],
  resolve: { conditions },
  optimizeDeps: { include: foundLate },
};

export default defineConfig({
  resolve: { conditions },
  test: {
    ...(isTask ? { reporters } : {}),
    bail: MAX_FAILURES,
    // Two pages take the files of the app tests in turn.
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { conditions },
        ssr: nodeResolution,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,apps}/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [postgresTests, packageTests, exampleTests, kitTests],
          // A test starts what it needs itself and leaves nothing behind, so that files can share their modules.
          isolate: false,
          ...limits,
          // Left to itself vitest keeps one core for its own process, which here has next to nothing to do.
          maxWorkers: '100%',
        },
      },
      {
        resolve: { conditions },
        ssr: nodeResolution,
        test: {
          name: 'package',
          environment: 'node',
          include: [packageTests],
          globalSetup: './tools/partner/global-setup.ts',
          isolate: false,
          ...limits,
        },
      },
      {
        resolve: { conditions },
        ssr: nodeResolution,
        test: {
          name: 'examples',
          environment: 'node',
          include: [exampleTests],
          globalSetup: './tools/examples/global-setup.ts',
          ...limits,
          maxWorkers: '100%',
        },
      },
      {
        resolve: { conditions },
        ssr: nodeResolution,
        test: {
          name: 'conformance-kit',
          environment: 'node',
          include: [kitTests],
          isolate: false,
          ...limits,
          maxWorkers: '100%',
        },
      },
      {
        resolve: { conditions },
        ssr: nodeResolution,
        // The set-up serves the apps.
        environments: { __vitest__: nodeResolution },
        test: {
          name: 'browsers',
          environment: 'node',
          include: [browserTests],
          globalSetup: './e2e/browsers/global-setup.ts',
          ...limits,
          maxWorkers: 2,
        },
      },
      ...(findInstalledPostgres() === undefined
        ? []
        : [
            {
              resolve: { conditions },
              ssr: nodeResolution,
              // The set-up fills a database.
              environments: { __vitest__: nodeResolution },
              test: {
                name: 'postgres',
                environment: 'node',
                include: [
                  'apps/sandbox/src/{checkout,holdings,orders,payments}/**/*.test.ts',
                  'apps/sandbox/src/access/sign-in/sign-in.test.ts',
                  'apps/sandbox/src/http/contract/contract.test.ts',
                  postgresTests,
                ],
                globalSetup: './apps/sandbox/src/testing/postgres-setup.ts',
                isolate: false,
                ...limits,
              },
            },
          ]),
      {
        ...drawing,
        test: {
          name: 'screens',
          include: ['{packages,apps}/*/src/**/*.test.tsx'],
          exclude: [appTests, otherWords],
          // A test leaves the page as it found it, so that files can share one.
          isolate: false,
          setupFiles: [untracedReact, './packages/ui/src/parts/testing/fresh-page.ts'],
          sequence: { setupFiles: 'list' },
          ...limits,
          fileParallelism: false,
          browser: browser(),
        },
      },
      {
        ...drawing,
        test: {
          name: 'other-words',
          include: [otherWords],
          setupFiles: [untracedReact],
          ...limits,
          fileParallelism: false,
          browser: browser(),
        },
      },
      {
        plugins: [react()],
        resolve: { conditions },
        // The set-up of these tests runs in Node.
        environments: { __vitest__: nodeResolution },
        optimizeDeps: { include: [...foundLate, 'axe-core'] },
        test: {
          name: 'app',
          include: [appTests],
          globalSetup: './tools/app-tests/global-setup.ts',
          setupFiles: [untracedReact],
          ...limits,
          // A test begins the app anew; the code of the app may stay.
          isolate: false,
          maxWorkers: 2,
          browser: {
            ...browser({ locale: 'en-IN', reducedMotion: 'reduce', permissions: ['camera'] }),
            locators: { exact: false },
          },
        },
      },
      ...(isAsked('stories')
        ? [
            {
              extends: true as const,
              plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
              test: {
                name: 'stories',
                setupFiles: [untracedReact],
                ...limits,
                fileParallelism: false,
                browser: browser(),
              },
            },
          ]
        : []),
    ],
  },
});
