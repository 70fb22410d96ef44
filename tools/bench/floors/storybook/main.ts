import type { StorybookConfig } from '@storybook/react-vite';

/** The least that a story with a panel costs: the addons and the build of the review room, and nothing of the product. */
const config: StorybookConfig = {
  stories: ['./*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};
export default config;
