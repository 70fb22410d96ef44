import type { StorybookConfig } from '@storybook/react-vite';
import { drawnChartsPlugin } from '../tools/charts/plugin.ts';
import { searchIndexPlugin } from '../tools/room/plugin.ts';
import { reviewLanguagePlugin } from '../tools/vite/language.ts';
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
    plugins: [...(vite.plugins ?? []), reviewLanguagePlugin(), drawnChartsPlugin(), searchIndexPlugin()],
    // The charts show the source of a condition without a name.
    build: { ...vite.build, minify: false },
    resolve: { ...vite.resolve, conditions: ['folioflow-source', 'module', 'browser', 'development|production'] },
  }),
};
export default config;
