import { defineConfig, devices } from '@playwright/test';
import { inRoot } from '../root.ts';
import { testLaunchOptions } from '../chromium.ts';

/** Journeys in the built review room; `npm run room:play`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.room.ts',
  outputDir: inRoot('test-results', 'room'),
  globalSetup: './serve-room.ts',
  forbidOnly: true,
  timeout: 120_000,
  // A story, its player and a drawn chart are loaded on demand, on a machine with other work.
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 1000 },
    locale: 'en-IN',
    timezoneId: 'America/Los_Angeles',
    permissions: ['clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
    launchOptions: testLaunchOptions({}),
  },
});
