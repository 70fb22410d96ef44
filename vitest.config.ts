import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { chromiumPath, chromiumArgs } from './tools/chromium.ts';

const conditions = ['folioflow-source', 'module', 'browser', 'development|production'];
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  fileParallelism: false,
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: [...chromiumArgs] } }),
});

// Money and dates belong to Asia/Kolkata whatever the machine says, so the tests run far away from it.
process.env['TZ'] = 'America/Los_Angeles';

export default defineConfig({
  resolve: { conditions },
  test: {
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions: ['folioflow-source', 'module', 'node', 'development|production'] } },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,apps}/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        plugins: [react()],
        resolve: { conditions },
        test: { name: 'screens', include: ['{packages,apps}/*/src/**/*.test.tsx'], browser: browser() },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
        test: { name: 'stories', browser: browser() },
      },
    ],
  },
});
