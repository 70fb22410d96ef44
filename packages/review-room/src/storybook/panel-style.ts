import { readFileSync } from 'node:fs';
import path from 'node:path';

const tokensFolder = path.join(import.meta.dirname, '../../../ui/src/tokens');
const readTokenFile = (file: string) => readFileSync(path.join(tokensFolder, file), 'utf8');

const fonts = readTokenFile('fonts.css').replace(
  /url\('([^'?]+)[^']*'\)/g,
  (_, file: string) => `url(data:font/woff2;base64,${readFileSync(path.join(tokensFolder, file)).toString('base64')})`,
);
const variables = readTokenFile('tokens.css').replace(/@import [^;]+;/g, '');

/** The product's font and variables for the Flow panel; the base styles would also restyle Storybook's own frame. */
export const panelStyle = `<style>${fonts}${variables}
.folioflow-panel {
  box-sizing: border-box;
  min-height: 100%;
  padding: 8px 8px 16px;
  background: var(--canvas);
  color: var(--text);
  font-family: var(--font);
}
.folioflow-panel * { box-sizing: border-box; }
.folioflow-panel p { margin: 0; }
.folioflow-panel a { color: var(--accent); }
</style>`;
