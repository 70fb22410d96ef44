import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { WAIT_LIMIT_MS } from '../../../tools/test-limits.ts';
import { bundleInPage, formatCall } from '../page/bundle.ts';
import { waiting } from '../page/waiting.ts';
import type { BrowserDriver, DriverElement, RunningBrowser } from './driver.ts';

/** A made-up camera that needs no permission, no animations, and downloads without a question. */
const createPreferences = (downloads: string) => ({
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-IN, en',
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  'browser.download.alwaysOpenPanel': false,
  'pdfjs.disabled': true,
  'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
});

/** The console of a page does not report blocked resources by itself; an uncaught error is reported. */
const reportViolations = () =>
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    setTimeout(() => {
      throw new Error(`policy: ${violatedDirective} blocked ${blockedURI}`);
    }),
  );

const createElement = (handle: ElementHandle): DriverElement => ({
  press: () => handle.click(),
  type: (text) => handle.type(text),
  choose: async (value) => void (await handle.select(value)),
  upload: (file) => (handle as ElementHandle<HTMLInputElement>).uploadFile(file),
});

/** A navigation cancels the download of a font (NS_BINDING_ABORTED), which Firefox reports as an error of the page. */
const isCancelledFont = (error: unknown) =>
  /downloadable font: download failed .* status=2152398850/.test(String(error));

async function watchPage(page: Page, problems: string[]): Promise<void> {
  page.setDefaultTimeout(WAIT_LIMIT_MS);
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (!isCancelledFont(error)) problems.push(`uncaught: ${String(error)}`);
  });
  await page.evaluateOnNewDocument(reportViolations);
}

/** Starts Firefox without a window and drives it by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<RunningBrowser> {
  const downloads = await mkdtemp(path.join(os.tmpdir(), 'folioflow-firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: WAIT_LIMIT_MS,
    protocolTimeout: WAIT_LIMIT_MS,
    extraPrefsFirefox: createPreferences(downloads),
    env: { ...process.env, TZ: 'America/Los_Angeles' },
  });
  const source = await bundleInPage();

  return {
    version: await browser.version(),
    downloads,
    close: () => browser.close(),
    openWindow: async (): Promise<BrowserDriver> => {
      const context = await browser.createBrowserContext();
      const problems: string[] = [];
      let page = await context.newPage();
      await watchPage(page, problems);
      const script = (name: string, args: readonly unknown[]) => `${source}; ${formatCall(name, args)}`;
      return {
        open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
        reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
        back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
        resize: (size) => page.setViewport(size),
        call: async (name, ...args) => (await page.evaluate(script(name, args))) as never,
        find: async (name, ...args) => {
          const handle = (await page.evaluateHandle(script(name, args))).asElement();
          return handle === null ? null : createElement(handle as ElementHandle);
        },
        press: (key) => page.keyboard.press(key),
        followNewTab: async () => {
          page = await vi.waitFor(async () => {
            const last = (await context.pages()).at(-1);
            if (last === undefined || last === page) throw new Error('No other tab is open.');
            return last;
          }, waiting);
          await watchPage(page, problems);
        },
        takePicture: () => page.screenshot(),
        problems: () => Promise.resolve(problems),
        close: () => context.close(),
      };
    },
  };
}
