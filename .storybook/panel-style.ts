import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../packages/ui/src/tokens');
const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');

const fonts = text('fonts.css').replace(
  /url\('([^'?]+)[^']*'\)/g,
  (_, file: string) => `url(data:font/woff2;base64,${readFileSync(path.join(folder, file)).toString('base64')})`,
);
const variables = text('tokens.css').replace(/@import [^;]+;/g, '');

/** The product's font and variables for Storybook's own frame, where the Flow panel stands; the base styles would restyle it all. */
export const panelStyle = `<style>${fonts}${variables}
.folioflow-panel {
  box-sizing: border-box;
  min-height: 100%;
  padding: 4px 16px 16px;
  background: var(--canvas);
  color: var(--text);
  font-family: var(--font);
}
.folioflow-panel * { box-sizing: border-box; }
.folioflow-panel p { margin: 0; }
.folioflow-panel a { color: var(--accent); }
</style>`;
