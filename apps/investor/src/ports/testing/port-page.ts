import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
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

async function serverOf(entry: string): Promise<ViteDevServer> {
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    resolve: { conditions },
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, hmr: false, ws: false, watch: null, fs: { strict: false } },
    plugins: [
      {
        name: 'folioflow:port-page',
        resolveId: (id) => (id === '/port-page.ts' ? path.join(folder, 'port-page.ts') : null),
        load: (id) => (id === path.join(folder, 'port-page.ts') ? entry : null),
        configureServer: ({ middlewares }) => {
          middlewares.use((request, response, next) => {
            if (request.url !== '/') {
              next();
              return;
            }
            response.setHeader('content-type', 'text/html');
            response.end('<!doctype html><title>Ports</title><script type="module" src="/port-page.ts"></script>');
          });
        },
      },
    ],
  });
  await server.listen();
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
    const address = server.resolvedUrls?.local[0] ?? '';
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
        await server.close();
      },
    };
  } catch (error) {
    await browser?.close();
    await server.close();
    throw error;
  }
}
