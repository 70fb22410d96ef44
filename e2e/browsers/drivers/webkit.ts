import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver';
import { findFreePorts } from '../../../tools/serve/ports.ts';
import { bundleInPage, formatCall } from '../page/bundle.ts';
import { waiting } from '../page/waiting.ts';
import type { BrowserDriver, DriverElement, RunningBrowser } from './driver.ts';

export interface WebkitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** Display server without a screen. */
  readonly display: string;
}

/** The bar above the page is wider than a small phone; without its sizes, the window can be as narrow as one. */
const NARROW_BAR =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.01); }';

/** Writes the settings of the user: no animations, a narrow window, a folder of downloads. */
async function writeSettings(folder: string): Promise<string> {
  const downloads = path.join(folder, 'downloads');
  await mkdir(path.join(folder, 'gtk-3.0'));
  await mkdir(downloads);
  await writeFile(path.join(folder, 'gtk-3.0', 'gtk.css'), NARROW_BAR);
  await writeFile(path.join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  await writeFile(path.join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return downloads;
}

const browserArguments = ['--automation', '--enable-mock-capture-devices=true', '--enable-media-stream=true'];

const createElement = (element: WebElement): DriverElement => ({
  press: () => element.click(),
  type: (text) => element.sendKeys(text),
  choose: async (value) => {
    for (const option of await element.findElements({ css: 'option' }))
      if ((await option.getAttribute('value')) === value) await option.click();
  },
  upload: (file) => element.sendKeys(file),
});

const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE } as const;

/**
 * Starts WebKitGTK's driver on a display without a screen. Neither of them
 * reports the console, so that a page is watched from the first call after its load.
 *
 * @param features changes of its features, such as `-PopoverAttribute`, for the look of an older browser
 */
export async function startWebkit(
  { driver: program, browser, display }: WebkitPrograms,
  features = '',
): Promise<RunningBrowser> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'folioflow-webkit-'));
  const downloads = await writeSettings(folder);
  const source = await bundleInPage();
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const shown = await new Promise<string>((resolve, reject) => {
    screen.once('exit', () => reject(new Error('The display server ended.')));
    screen.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()));
  });
  // A driver that ends with its window breaks no other journey.
  const openWindow = async (): Promise<BrowserDriver> => {
    const { port } = await findFreePorts(['port']);
    const problems: string[] = [];
    const server = spawn(program, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${shown}`,
        XDG_CONFIG_HOME: folder,
        LANG: 'en_IN.UTF-8',
        LANGUAGE: 'en_IN',
        TZ: 'America/Los_Angeles',
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        GTK_A11Y: 'none',
        NO_AT_BRIDGE: '1',
      },
    });
    const address = `http://127.0.0.1:${port}`;
    await vi.waitFor(async () => fetch(`${address}/status`), waiting);
    const capabilities = new Capabilities();
    capabilities.setBrowserName('MiniBrowser');
    capabilities.set('webkitgtk:browserOptions', {
      binary: browser,
      args: [...browserArguments, ...(features === '' ? [] : [`--features=${features}`])],
    });
    const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
    const script = (name: string, args: readonly unknown[]) => `${source}; return ${formatCall(name, args)}`;
    const collectProblems = async () => {
      problems.push(...(await driver.executeScript<string[]>(script('collectProblems', []))));
    };
    return {
      open: (url) => driver.get(url),
      reload: () => driver.navigate().refresh(),
      back: () => driver.navigate().back(),
      resize: async ({ width, height }) => {
        await driver
          .manage()
          .window()
          .setRect({ x: 0, y: 0, width, height: height + 20 });
      },
      call: async (name, ...args) => {
        await collectProblems();
        return driver.executeScript(script(name, args));
      },
      find: async (name, ...args) => {
        await collectProblems();
        const element = await driver.executeScript<WebElement | null>(script(name, args));
        return element === null ? null : createElement(element);
      },
      press: (key) => driver.actions().sendKeys(keys[key]).perform(),
      followNewTab: async () => {
        const current = await driver.getWindowHandle();
        const other = await vi.waitFor(async () => {
          const found = (await driver.getAllWindowHandles()).find((handle) => handle !== current);
          if (found === undefined) throw new Error('No other tab is open.');
          return found;
        }, waiting);
        // Only a tab in front can be resized and drawn.
        await driver.close();
        await driver.switchTo().window(other);
      },
      takePicture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      problems: async () => {
        await collectProblems();
        return problems;
      },
      close: async () => {
        await driver.quit().catch(() => undefined);
        server.kill();
      },
    };
  };
  return {
    version: 'WebKitGTK',
    downloads,
    openWindow,
    close: () => {
      screen.kill();
      return Promise.resolve();
    },
  };
}
