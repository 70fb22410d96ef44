import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync, type Plugin } from 'vite';

/**
 * Vite bundles module scripts alone, which run after the page is parsed: writes a script into the page that runs before
 * the first paint, below the elements that it may change and above every style.
 */
export const beforePaintPlugin = (file: string): Plugin => ({
  name: 'folioflow:before-paint',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const { code } = minifySync(path.basename(file), readFileSync(file, 'utf8'));
      return html.replace('<link', (link) => `<script>${code.trim()}</script>\n    ${link}`);
    },
  },
});
