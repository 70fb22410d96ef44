import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumArgs, ensureBrowsers, offlineArg } from '../chromium.ts';
import { inRoot } from '../root.ts';
import { serveApp } from '../serve/app-server.ts';
import { createAppConfig } from '../serve/config.ts';
import { WAIT_LIMIT_MS } from '../test-limits.ts';
import { createBuildConfig } from '../vite/app.ts';
import { createSharedResource } from './shared-resource.ts';

const launchBrowser = () =>
  chromium.launch({ executablePath: ensureBrowsers(() => undefined).chromium, args: [...chromiumArgs, offlineArg] });

const { use: withBrowser, shareDuring: sharing } = createSharedResource(launchBrowser, (browser) => browser.close());

/** All pages that are opened meanwhile are those of one browser, each with nothing kept from another. */
export const withSharedBrowser = sharing;

/** Opens a page of its own in a phone-sized Chromium and closes it afterwards. */
export const withBrowserPage = <Result>(use: (page: Page) => Promise<Result>): Promise<Result> =>
  withBrowser(async (browser) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
    context.setDefaultTimeout(WAIT_LIMIT_MS);
    try {
      return await use(await context.newPage());
    } finally {
      await context.close();
    }
  });

/**
 * Brotli bytes of the scripts of a built app that a page really asks for while `act` runs and until it is quiet.
 * size-limit weighs named files, and the names change with each build.
 */
export async function scriptBytes(
  page: Page,
  { origin, folder }: { origin: string; folder: string },
  act: () => Promise<unknown>,
): Promise<number> {
  const requestedScripts = new Set<string>();
  const recordRequest = (request: { url(): string }) => {
    const { origin: from, pathname } = new URL(request.url());
    if (from === origin && pathname.endsWith('.js')) requestedScripts.add(pathname);
  };
  page.on('request', recordRequest);
  await act();
  await page.waitForLoadState('networkidle');
  page.off('request', recordRequest);
  return [...requestedScripts].reduce((sum, name) => sum + readFileSync(path.join(folder, `${name}.br`)).length, 0);
}

interface FloorServer {
  readonly port?: number;
  /** Address of the provider that the page calls; none by default. */
  readonly sandbox?: string;
}

/** Serves one bare page of tools/bench/floors, built with the settings of the apps, while `use` runs. */
export async function withFloorPage<Result>(
  name: 'page' | 'chart' | 'holdings',
  use: (floor: { readonly origin: string; readonly folder: string }) => Promise<Result>,
  { port = 0, sandbox = 'http://127.0.0.1:1' }: FloorServer = {},
): Promise<Result> {
  const folder = inRoot('.results', 'floors', name);
  const settings = createBuildConfig(inRoot('tools', 'bench', 'floors', name));
  await build({
    ...settings,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ...settings.build, outDir: folder },
  });
  const app = await serveApp({ folder, port, config: createAppConfig({}, sandbox) });
  try {
    return await use({ origin: app.url, folder });
  } finally {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The scripts of one bare page. */
export const measureFloorBytes = (name: 'page' | 'chart'): Promise<number> =>
  withFloorPage(name, (floor) => withBrowserPage((page) => scriptBytes(page, floor, () => page.goto(floor.origin))));

let cachedBarePageBytes: Promise<number> | undefined;

/** The bare mandated stack, built and measured once a run. */
export const measureBarePageBytes = (): Promise<number> => (cachedBarePageBytes ??= measureFloorBytes('page'));
