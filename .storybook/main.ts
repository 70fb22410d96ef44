import type { StorybookConfig } from '@storybook/react-vite';
import { drawnChartsPlugin } from '../tools/charts/plugin.ts';
import { inRoot } from '../tools/root.ts';
import { directImportsPlugin } from '../tools/vite/direct-imports.ts';
import { reviewLanguagePlugin } from '../tools/vite/language.ts';
import { roomOutput } from '../tools/vite/room-build.ts';
import { panelStyle } from './panel-style.ts';

const config: StorybookConfig = {
  stories: ['./*.mdx', '../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: process.env['VITEST'] === undefined ? 'react-docgen' : false },
  managerHead: (head) => `${head ?? ''}${panelStyle}`,
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      reviewLanguagePlugin(),
      drawnChartsPlugin(),
      directImportsPlugin('@folioflow/flows/testing', inRoot('packages', 'flows', 'src', 'testing.ts')),
    ],
    build: { ...vite.build, minify: true, rolldownOptions: { ...vite.build?.rolldownOptions, output: roomOutput } },
    resolve: { ...vite.resolve, conditions: ['folioflow-source', 'module', 'browser', 'development|production'] },
  }),
};
export default config;
