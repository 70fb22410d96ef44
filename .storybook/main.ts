import type { StorybookConfig } from '@storybook/react-vite';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The tokens' variables for the Flow panel, which stands in Storybook's own frame; their imports would restyle that. */
const tokens = readFileSync(path.join(import.meta.dirname, '../packages/ui/src/tokens/tokens.css'), 'utf8').replace(
  /@import [^;]+;/g,
  '',
);

const panelStyle = `.folioflow-panel {
  box-sizing: border-box;
  min-height: 100%;
  padding: 16px;
  background: var(--canvas);
  color: var(--text);
  font-family: var(--font);
}
.folioflow-panel * { box-sizing: border-box; }
.folioflow-panel p { margin: 0; }
.folioflow-panel a { color: var(--accent); }`;

const config: StorybookConfig = {
  stories: ['./*.mdx', '../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  managerHead: (head) => `${head ?? ''}<style>${tokens}</style><style>${panelStyle}</style>`,
  viteFinal: (vite) => ({
    ...vite,
    // The charts show a condition that has no name by its source.
    build: { ...vite.build, minify: false },
    resolve: { ...vite.resolve, conditions: ['folioflow-source', 'module', 'browser', 'development|production'] },
  }),
};
export default config;
