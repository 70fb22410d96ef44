import { rmSync } from 'node:fs';
import { build } from 'vite';
import { inRoot } from '../../root.ts';
import { serveApp } from '../../serve/app-server.ts';
import { createAppConfig } from '../../serve/config.ts';
import { createBuildConfig } from '../../vite/app.ts';
import { figureWithMaxRatio, type FigureSource } from '../figure.ts';
import { withBrowserPage } from '../page-bytes.ts';

const name = 'preparing a photo of 12 megapixels';

interface PhotoTimings {
  readonly bare: number;
  readonly prepared: number;
}

/** The port of the app, its TIFF copy included, under the policy of the app; measured in the page itself. */
async function measurePhotoTimings(): Promise<PhotoTimings> {
  const folder = inRoot('.results', 'floors', 'photo');
  const settings = createBuildConfig(inRoot('tools', 'bench', 'floors', 'photo'));
  await build({
    ...settings,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ...settings.build, outDir: folder },
  });
  const app = await serveApp({ folder, port: 0, config: createAppConfig({}, 'http://127.0.0.1:1') });
  try {
    return await withBrowserPage(async (page) => {
      await page.goto(app.url);
      return page.evaluate(() => (globalThis as unknown as { measure: () => Promise<PhotoTimings> }).measure());
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
    const { bare: floor, prepared: value } = await measurePhotoTimings();
    return figureWithMaxRatio(1.5, { name, value, unit: 'ms', floor });
  },
};
