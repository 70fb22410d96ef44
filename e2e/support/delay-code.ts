import type { Page } from '@playwright/test';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

export type BuiltApp = 'investor' | 'backoffice';

/** Returns the file of the built app that contains the code of `source`, found by its source map. */
export function findAssetFile(source: string, app: BuiltApp = 'investor'): string {
  const assets = path.join(import.meta.dirname, '../../apps', app, 'dist/assets');
  const maps = readdirSync(assets).filter((name) => name.endsWith('.js.map'));
  const [own, ...others] = maps.filter((name) => {
    const { sources } = JSON.parse(readFileSync(path.join(assets, name), 'utf8')) as { sources: readonly string[] };
    return sources.some((from) => from.endsWith(`/${source}`));
  });
  if (own === undefined) throw new Error(`No file of the built app holds ${source}.`);
  // The page loads only one of them: a test that failed or delayed another would wait for nothing.
  if (others.length > 0) throw new Error(`Files of two builds hold ${source}: ${[own, ...others].join(', ')}.`);
  return own.slice(0, -'.map'.length);
}

/** Delays the code of a page until the returned function is called. */
export async function delayCode(page: Page, source: string): Promise<() => void> {
  const free = Promise.withResolvers<undefined>();
  await page.route(`**/assets/${findAssetFile(source)}`, async (route) => {
    await free.promise;
    await route.continue();
  });
  return () => free.resolve(undefined);
}
