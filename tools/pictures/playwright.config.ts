import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { offlineArg, testLaunchOptions } from '../chromium.ts';
import { TEST_LIMIT_MS, WAIT_LIMIT_MS } from '../test-limits.ts';
import { picturesFolder } from './rooms.ts';

const folder = process.env['PICTURES_FOLDER'] ?? picturesFolder;
const expected = path.join(folder, 'expected', '{arg}{ext}');

/** Pictures of the stories of a built room; `npm run review:pictures` runs it. */
export default defineConfig({
  testDir: '.',
  testMatch: 'stories.pictures.ts',
  outputDir: path.join(folder, 'results'),
  snapshotPathTemplate: expected,
  fullyParallel: true,
  workers: 2,
  timeout: TEST_LIMIT_MS,
  expect: {
    timeout: WAIT_LIMIT_MS,
    toHaveScreenshot: {
      // Playwright's own threshold of 0.2 would take a changed shade for the same.
      threshold: 0.01,
      animations: 'disabled',
      stylePath: path.join(import.meta.dirname, 'pictures.css'),
    },
  },
  reporter: [['dot'], ['html', { outputFolder: path.join(folder, 'report'), open: 'never' }]],
  use: {
    navigationTimeout: WAIT_LIMIT_MS,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: testLaunchOptions({ args: [offlineArg] }),
  },
});
