import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { chromiumArgs, installedChromium } from '../../../../../tools/chromium.ts';
import { conditions } from '../../../../../tools/vite/app.ts';

const folder = path.resolve(import.meta.dirname, '..');

/** A page in a real browser in which the ports of the app run as they do in the app, workers included. */
export interface PortPage {
  readonly page: Page;
  /** A further page with the same entry, after `prepare` ran in it. */
  another(prepare: (page: Page) => Promise<unknown>): Promise<Page>;
  close(): Promise<void>;
}

/** The entry with all that it imports, by address: each page takes a few files, where a development server hands out hundreds. */
async function filesOf(entry: string): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const input = path.join(folder, 'port-page.ts');
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    base: '/',
    resolve: { conditions },
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

async function serverOf(entry: string): Promise<Server> {
  const files = await filesOf(entry);
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url);
    const type = url === '/' ? 'text/html' : 'text/javascript';
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': type }).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** `entry` is TypeScript beside the ports that sets `globalThis.ready` when it is done; answers in words why there is no page. */
export async function openPortPage(entry: string, args: readonly string[] = []): Promise<PortPage | string> {
  const executablePath = installedChromium();
  if (executablePath === undefined) return 'there is no Chromium';
  const { chromium } = await import('playwright');
  const server = await serverOf(entry);
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ executablePath, args: [...chromiumArgs, ...args] });
    const context = await browser.newContext();
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const another: PortPage['another'] = async (prepare) => {
      const page = await context.newPage();
      await prepare(page);
      await page.goto(address);
      await page.waitForFunction(() => 'ready' in globalThis);
      return page;
    };
    const launched = browser;
    return {
      page: await another(() => Promise.resolve()),
      another,
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
