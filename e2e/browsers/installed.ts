import { existsSync, globSync } from 'node:fs';
import type { WebkitPrograms } from './drivers/webkit.ts';

const findFirst = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path !== undefined && path !== '' && existsSync(path));

/** Path of the Firefox of this machine; `FIREFOX_PATH` names another. */
export const findFirefox = (): string | undefined =>
  findFirst([
    process.env['FIREFOX_PATH'],
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);

/** Programs of Debian's `webkit2gtk-driver` and `xvfb`. */
export function findWebkit(): WebkitPrograms | undefined {
  const driver = findFirst(['/usr/bin/WebKitWebDriver']);
  const display = findFirst(['/usr/bin/Xvfb']);
  const browser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1);
  return driver === undefined || display === undefined || browser === undefined
    ? undefined
    : { driver, display, browser };
}
