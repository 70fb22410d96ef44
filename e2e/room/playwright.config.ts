import { defineConfig, devices } from '@playwright/test';
import { inRoot } from '../../tools/root.ts';
import { testLaunchOptions } from '../../tools/chromium.ts';
import { MAX_FAILURES, TEST_LIMIT_MS, WAIT_LIMIT_MS } from '../../tools/test-limits.ts';

/** Journeys in the built review room; `npm run room:play`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.room.ts',
  outputDir: inRoot('test-results', 'room'),
  globalSetup: './serve-room.ts',
  forbidOnly: true,
  maxFailures: MAX_FAILURES,
  timeout: TEST_LIMIT_MS,
  expect: { timeout: WAIT_LIMIT_MS },
  reporter: 'list',
  use: {
    actionTimeout: WAIT_LIMIT_MS,
    navigationTimeout: WAIT_LIMIT_MS,
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 1000 },
    locale: 'en-IN',
    timezoneId: 'America/Los_Angeles',
    permissions: ['clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
    launchOptions: testLaunchOptions({}),
  },
});
