import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync, type Plugin } from 'vite';

/**
 * A script of the app's own folder that runs before the first paint: it stands below what it may change and above every style, so
 * that it waits for none.
 */
export function beforePaint(name: string): Plugin {
  let address = `/${name}`;
  let source = '';
  return {
    name: 'folioflow:before-paint',
    configResolved({ root, command }) {
      if (command === 'serve') return;
      source = minifySync(name, readFileSync(path.join(root, name), 'utf8')).code;
      address = `/assets/${path.parse(name).name}-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: address.slice(1), source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<link', `<script src="${address}"></script>\n    <link`),
    },
  };
}
