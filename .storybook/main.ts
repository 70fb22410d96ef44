import type { StorybookConfig } from '@storybook/react-vite';
import { drawnChartsPlugin } from '../packages/review-room/build/charts/plugin.ts';
import { roomPlugin } from '../packages/review-room/build/plugin.ts';
import { readKinds, tagIndexers } from '../packages/review-room/build/tags/tagged-indexers.ts';
import { inRoot } from '../tools/root.ts';
import { directImportsPlugin } from '../packages/review-room/build/output/direct-imports.ts';
import { roomOutput } from '../packages/review-room/build/output/room-build.ts';
import { panelStyle } from '../packages/review-room/src/storybook/panel-style.ts';

/** A test run needs no tags. */
const isTestRun = process.env['VITEST'] !== undefined;

const config: StorybookConfig = {
  stories: ['../packages/{ui,review-room}/src/**/*.mdx', '../packages/{ui,review-room}/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: isTestRun ? false : 'react-docgen' },
  experimental_indexers: (indexers = [], { configType }) =>
    isTestRun ? indexers : tagIndexers(indexers, () => readKinds(configType === 'PRODUCTION')),
  managerHead: (head) => `${head ?? ''}${panelStyle}`,
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      drawnChartsPlugin(),
      roomPlugin(),
      directImportsPlugin('@folioflow/flows', inRoot('packages', 'flows', 'src', 'index.ts')),
      directImportsPlugin('@folioflow/flows/testing', inRoot('packages', 'flows', 'src', 'testing.ts')),
    ],
    build: { ...vite.build, minify: true, rolldownOptions: { ...vite.build?.rolldownOptions, output: roomOutput } },
    resolve: { ...vite.resolve, conditions: ['folioflow-source', 'module', 'browser', 'development|production'] },
  }),
};
export default config;
