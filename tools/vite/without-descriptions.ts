import { readFile } from 'node:fs/promises';
import { type Plugin as EsbuildPlugin } from 'esbuild';
import { type Plugin } from 'vite';

const charts = /\/packages\/flows\/src\/.*\.machine\.ts$/;
const description = /^ *description:\s*(?:'[^'\n]*'|"[^"\n]*"),$/gm;

// Lines stay where they are, so that source maps hold.
const withoutText = (code: string) => code.replace(description, (text) => text.replace(/[^\n]/g, ''));

/**
 * Leaves the descriptions of states out of our own charts. They are for the docs pages; neither a browser nor an integrator
 * reads them.
 */
export const withoutDescriptions = (): Plugin => ({
  name: 'folioflow:without-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: charts },
    handler: (code) => ({ code: withoutText(code), map: null }),
  },
});

/** The same for the package as it is published. */
export const chartsWithoutDescriptions: EsbuildPlugin = {
  name: 'folioflow:without-descriptions',
  setup: (build) => {
    build.onLoad({ filter: charts }, async ({ path }) => ({
      contents: withoutText(await readFile(path, 'utf8')),
      loader: 'ts',
    }));
  },
};
