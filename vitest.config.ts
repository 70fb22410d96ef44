import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import path from 'node:path';
import type { BrowserContextOptions } from 'playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findInstalledPostgres } from './apps/sandbox/src/testing/postgres-cluster.ts';
import type { ProvidedBrowser } from './apps/investor/src/ports/testing/port-page.ts';
import { chromiumArgs, installedChromium, testLaunchOptions } from './tools/chromium.ts';
import { LongestFirst } from './tools/app-tests/longest-first.ts';
import { drawnChartsPlugin } from './packages/review-room/build/charts/plugin.ts';
import { MAX_FAILURES, TEST_LIMIT_MS, WAIT_LIMIT_MS } from './tools/test-limits.ts';
import { conditions } from './tools/vite/conditions.ts';
import { texts } from './tools/vite/languages.ts';

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
const otherWords = 'packages/ui/src/story-tests/{hindi,pseudo,translated}.test.tsx';

/** The sandbox on Postgres: its queries, and several processes on one database. */
const postgresTests = '{apps/sandbox,simulation}/src/**/*.postgres.test.ts';
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
/** Each page of the real apps once, and the spoken journeys, for the gate of the product. */
const smokeTests = ['apps/*/src/smoke.app.test.tsx', 'apps/*/src/spoken/*.app.test.tsx'];

/**
 * Tests of the workshop, by what they read beside `tools`: the contract, or the sources and documents of the product. A
 * rule of the import graph holds it for imports; `turbo.json` declares it as the inputs of each task.
 */
const contractTools = 'tools/openapi/**/*.test.ts';
const productTools = [
  'packages/review-room/build/**/*.test.ts',
  'tools/{accessibility,container,diagnostics,generate,play,rows}/**/*.test.ts',
  'tools/{security,serve,vite,words}/**/*.test.ts',
  'tools/lint/compared-words.test.ts',
  'tools/sandbox.test.ts',
];

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

/** Tests in Node; each starts what it needs itself and leaves nothing behind, so that files can share their modules. */
const nodeProject = (
  name: string,
  { include, exclude = [], ...options }: { include: string[] } & NonNullable<TestProjectInlineConfiguration['test']>,
) => ({
  resolve: { conditions },
  ssr: nodeResolution,
  // A set-up serves apps, or fills a database.
  environments: { __vitest__: nodeResolution },
  test: {
    name,
    environment: 'node' as const,
    include,
    exclude,
    isolate: false,
    ...limits,
    // Left to itself vitest keeps one core for its own process, which here has next to nothing to do.
    maxWorkers: '100%',
    ...options,
  },
});

const drawing = {
  plugins: [react(), texts(), drawnChartsPlugin()],
  resolve: { conditions },
  optimizeDeps: { include: foundLate },
};

/** Tests of the real app, which start it anew in one page. */
const appProject = (name: string, include: readonly string[], exclude: readonly string[]) => ({
  plugins: [react(), texts()],
  resolve: { conditions },
  // The set-up of these tests runs in Node.
  environments: { __vitest__: nodeResolution },
  optimizeDeps: { include: [...foundLate, 'axe-core'] },
  test: {
    name,
    include: [...include],
    exclude: [...exclude],
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
});

const executablePath = installedChromium();
const provided: { browser: ProvidedBrowser } = {
  browser: {
    launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: [...chromiumArgs] },
    waitLimitMs: WAIT_LIMIT_MS,
    conditions,
  },
};

export default defineConfig({
  resolve: { conditions },
  test: {
    ...(isTask ? { reporters } : {}),
    bail: MAX_FAILURES,
    // Two pages take the files of the app tests in turn.
    sequence: { sequencer: LongestFirst },
    projects: [
      nodeProject('unit', {
        include: ['{packages,apps}/*/src/**/*.test.ts'],
        exclude: [postgresTests, kitTests],
        provide: provided,
      }),
      nodeProject('workshop', {
        include: ['tools/**/*.test.ts'],
        exclude: [postgresTests, packageTests, exampleTests, contractTools, ...productTools],
      }),
      nodeProject('workshop-contract', { include: [contractTools] }),
      nodeProject('workshop-product', { include: productTools, exclude: [postgresTests, packageTests] }),
      nodeProject('simulation', { include: ['simulation/src/**/*.test.ts'], exclude: [postgresTests] }),
      nodeProject('package', {
        include: [packageTests],
        globalSetup: './tools/partner/global-setup.ts',
        maxWorkers: 1,
      }),
      nodeProject('examples', {
        include: [exampleTests],
        globalSetup: './tools/examples/global-setup.ts',
        isolate: true,
      }),
      nodeProject('conformance-kit', { include: [kitTests] }),
      nodeProject('browsers', {
        include: [browserTests],
        globalSetup: './e2e/browsers/global-setup.ts',
        isolate: true,
        maxWorkers: 2,
      }),
      ...(findInstalledPostgres() === undefined
        ? []
        : [
            nodeProject('postgres', {
              include: [postgresTests],
              globalSetup: './apps/sandbox/src/testing/postgres-setup.ts',
              maxWorkers: 1,
            }),
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
          maxWorkers: 2,
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
          maxWorkers: 2,
          browser: browser(),
        },
      },
      appProject('smoke', smokeTests, []),
      appProject('app', [appTests], smokeTests),
      ...(isAsked('stories')
        ? [
            {
              extends: true as const,
              plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
              optimizeDeps: { include: ['axe-core'] },
              test: {
                name: 'stories',
                setupFiles: [untracedReact, './tools/browser-tests/story-waits.ts'],
                ...limits,
                maxWorkers: 2,
                browser: browser(),
              },
            },
          ]
        : []),
    ],
  },
});
