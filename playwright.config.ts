import { defineConfig, devices } from '@playwright/test';
import { testLaunchOptions, offlineArg } from './tools/chromium.ts';
import { MAX_FAILURES, TEST_LIMIT_MS, WAIT_LIMIT_MS } from './tools/test-limits.ts';

/** A build server or a task of turbo: no person watches the run. */
const isTask = process.env['TURBO_HASH'] !== undefined;
const isUnattended = process.env['CI'] !== undefined || isTask;
/** `npm run journeys`: the journeys of the product's gate, which a task of the others leaves out. */
const isGate = process.argv.includes('@gate');
const leftOut = isTask && !isGate ? [/@gate/] : [];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  maxFailures: MAX_FAILURES,
  workers: 2,
  timeout: TEST_LIMIT_MS,
  expect: { timeout: WAIT_LIMIT_MS },
  reporter: [[isUnattended ? 'dot' : 'list'], ['json', { outputFile: `.results/${isGate ? 'journeys' : 'e2e'}.json` }]],
  use: {
    actionTimeout: WAIT_LIMIT_MS,
    navigationTimeout: WAIT_LIMIT_MS,
    locale: 'en-IN',
    // Money and dates belong to Asia/Kolkata in every time zone of the browser, so the browser is far away from it.
    timezoneId: 'America/Los_Angeles',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: testLaunchOptions({ args: [offlineArg] }),
  },
  projects: [
    {
      name: 'phone',
      grepInvert: [/@desktop/, ...leftOut],
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 360, height: 740 },
        // A phone draws seven device pixels per CSS pixel; no test depends on them.
        deviceScaleFactor: 1,
        hasTouch: true,
        isMobile: true,
      },
    },
    // A second time only where layout, input or navigation differs; there alone where another journey goes the way on a
    // phone.
    {
      name: 'desktop',
      grep: /@layout|@desktop/,
      grepInvert: leftOut,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
});
