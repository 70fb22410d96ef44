import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumArgs, ensureChromium, offline } from '../chromium.ts';
import { inRoot } from '../root.ts';
import { serveApp } from '../serve/app-server.ts';
import { appConfigOf } from '../serve/config.ts';
import { appOf } from '../vite/app.ts';
import { begun } from './begun.ts';

const launch = () =>
  chromium.launch({ executablePath: ensureChromium(() => undefined).whole, args: [...chromiumArgs, offline] });

const { use: withBrowser, sharing } = begun(launch, (browser) => browser.close());

/** All pages that are opened meanwhile are those of one browser, each with nothing kept from another. */
export const sharingBrowser = sharing;

/** Opens a page of its own in a phone-sized Chromium and closes it afterwards. */
export const inBrowser = <Result>(use: (page: Page) => Promise<Result>): Promise<Result> =>
  withBrowser(async (browser) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
    try {
      return await use(await context.newPage());
    } finally {
      await context.close();
    }
  });

/** Brotli bytes of the scripts of a built app that a page really asks for while `act` runs and until it is quiet. */
export async function scriptBytes(
  page: Page,
  { origin, folder }: { origin: string; folder: string },
  act: () => Promise<unknown>,
): Promise<number> {
  const asked = new Set<string>();
  const note = (request: { url(): string }) => {
    const { origin: from, pathname } = new URL(request.url());
    if (from === origin && pathname.endsWith('.js')) asked.add(pathname);
  };
  page.on('request', note);
  await act();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return [...asked].reduce((sum, name) => sum + readFileSync(path.join(folder, `${name}.br`)).length, 0);
}

/** Serves one bare page of tools/bench/floors, built with the settings of the apps, while `use` runs. */
export async function withFloor<Result>(
  name: 'page' | 'chart',
  use: (floor: { readonly origin: string; readonly folder: string }) => Promise<Result>,
): Promise<Result> {
  const folder = inRoot('.results', 'floors', name);
  const settings = appOf(inRoot('tools', 'bench', 'floors', name));
  await build({
    ...settings,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ...settings.build, outDir: folder },
  });
  const app = await serveApp({ folder, port: 0, config: appConfigOf({}, 'http://127.0.0.1:1') });
  try {
    return await use({ origin: app.url, folder });
  } finally {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The scripts of one bare page. */
export const floorBytes = (name: 'page' | 'chart'): Promise<number> =>
  withFloor(name, (floor) => inBrowser((page) => scriptBytes(page, floor, () => page.goto(floor.origin))));

let pageFloor: Promise<number> | undefined;

/** The bare mandated stack, built and measured once a run. */
export const barePageBytes = (): Promise<number> => (pageFloor ??= floorBytes('page'));
