import { rmSync } from 'node:fs';
import { build } from 'vite';
import { inRoot } from '../../root.ts';
import { serveApp } from '../../serve/app-server.ts';
import { appConfigOf } from '../../serve/config.ts';
import { appOf } from '../../vite/app.ts';
import { atMostTimes, type FigureSource } from '../figure.ts';
import { inBrowser } from '../page-bytes.ts';

const name = 'preparing a photo of 12 megapixels';

interface Measured {
  readonly bare: number;
  readonly prepared: number;
}

/** The port of the app, its TIFF copy included, under the policy of the app; measured in the page itself. */
async function measured(): Promise<Measured> {
  const folder = inRoot('.results', 'floors', 'photo');
  const settings = appOf(inRoot('tools', 'bench', 'floors', 'photo'));
  await build({
    ...settings,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ...settings.build, outDir: folder },
  });
  const app = await serveApp({ folder, port: 0, config: appConfigOf({}, 'http://127.0.0.1:1') });
  try {
    return await inBrowser(async (page) => {
      await page.goto(app.url);
      return page.evaluate(() => (globalThis as unknown as { measure: () => Promise<Measured> }).measure());
    });
  } finally {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Against the browser's own decoding and encoding of the same file. */
export const photoPreparation: FigureSource = {
  name,
  isBytes: false,
  measure: async () => {
    const { bare: floor, prepared: value } = await measured();
    return atMostTimes(1.5, { name, value, unit: 'ms', floor });
  },
};
