import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync, type Plugin } from 'vite';

/**
 * Adds a script that runs before the first paint: below the elements that it may change and above every style, so that
 * it waits for none. Vite bundles module scripts only, which run after the page is parsed, and the policy of the apps
 * forbids inline scripts.
 *
 * @param file its place on this machine
 */
export function beforePaintPlugin(file: string): Plugin {
  let address = `/@fs${file}`;
  let source = '';
  return {
    name: 'folioflow:before-paint',
    configResolved({ command }) {
      if (command === 'serve') return;
      source = minifySync(path.basename(file), readFileSync(file, 'utf8')).code;
      address = `/assets/${path.parse(file).name}-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
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

/** The page that every app shows while its script loads is outside its folder; the dev server serves it by its path. */
export function sharedPagePlugin(folder: string): Plugin {
  return {
    name: 'folioflow:shared-page',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replaceAll('../../packages/wiring/page', `/@fs${folder}`),
    },
  };
}
