import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser, LaunchOptions, Page } from 'playwright';
import { build } from 'vite';
import { inject } from 'vitest';

/** Browser of this machine and settings of the build, as `vitest.config.ts` has them. */
export interface ProvidedBrowser {
  /** Without `executablePath` there is no browser. */
  readonly launchOptions: LaunchOptions;
  /** Longest wait for a condition. */
  readonly waitLimitMs: number;
  /** Conditions of imports, as in the build of the apps. */
  readonly conditions: string[];
}
declare module 'vitest' {
  interface ProvidedContext {
    readonly browser: ProvidedBrowser;
  }
}

const portsFolder = path.resolve(import.meta.dirname, '..');

/** A page in a real browser in which the ports run as in the app, including workers. */
export interface PortPage {
  readonly page: Page;
  /** Opens a further page with the same entry after `prepare` has run in it. */
  openAnother(prepare: (page: Page) => Promise<unknown>): Promise<Page>;
  close(): Promise<void>;
}

/** Builds the entry with its imports and returns the files by address: a development server would serve hundreds. */
async function buildEntryFiles(entry: string): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const input = path.join(portsFolder, 'port-page.ts');
  const built = await build({
    root: portsFolder,
    configFile: false,
    logLevel: 'silent',
    base: '/',
    resolve: { conditions: inject('browser').conditions },
    publicDir: false,
    build: { write: false, minify: false, modulePreload: false, target: 'esnext', rolldownOptions: { input } },
    plugins: [
      {
        name: 'folioflow:port-page',
        resolveId: (id) => (id === input ? input : null),
        load: (id) => (id === input ? entry : null),
      },
    ],
  });
  if (!('output' in built)) throw new Error('One entry was to be built once.');
  const { output } = built;
  const first = output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? '';
  return new Map<string, string | Uint8Array>([
    ['/', `<!doctype html><title>Ports</title><script type="module" src="/${first}"></script>`],
    ...output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source] as const),
  ]);
}

async function startEntryServer(entry: string): Promise<Server> {
  const files = await buildEntryFiles(entry);
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url);
    const type = url === '/' ? 'text/html' : 'text/javascript';
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': type }).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/**
 * Opens a page with `entry`, TypeScript that sets `globalThis.ready` at its end. Returns a reason if there is no
 * browser.
 */
export async function openPortPage(entry: string, args: readonly string[] = []): Promise<PortPage | string> {
  const { launchOptions, waitLimitMs } = inject('browser');
  if (launchOptions.executablePath === undefined) return 'there is no Chromium';
  const { chromium } = await import('playwright');
  const server = await startEntryServer(entry);
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
    const context = await browser.newContext();
    context.setDefaultTimeout(waitLimitMs);
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const openAnother: PortPage['openAnother'] = async (prepare) => {
      const page = await context.newPage();
      await prepare(page);
      await page.goto(address);
      await page.waitForFunction(() => 'ready' in globalThis);
      return page;
    };
    const launched = browser;
    return {
      page: await openAnother(() => Promise.resolve()),
      openAnother,
      close: async () => {
        await launched.close();
        server.close();
      },
    };
  } catch (error) {
    await browser?.close();
    server.close();
    throw error;
  }
}
