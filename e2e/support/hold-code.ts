import type { Page } from '@playwright/test';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

export type BuiltApp = 'investor' | 'backoffice';

/** The file of the built app that holds the code of `source`, which its map names. */
export function assetOf(source: string, app: BuiltApp = 'investor'): string {
  const assets = path.join(import.meta.dirname, '../../apps', app, 'dist/assets');
  const maps = readdirSync(assets).filter((name) => name.endsWith('.js.map'));
  const own = maps.find((name) => {
    const { sources } = JSON.parse(readFileSync(path.join(assets, name), 'utf8')) as { sources: readonly string[] };
    return sources.some((from) => from.endsWith(`/${source}`));
  });
  if (own === undefined) throw new Error(`No file of the built app holds ${source}.`);
  return own.slice(0, -'.map'.length);
}

/** Keeps the code of one page back; what is returned lets it come. */
export async function holdCode(page: Page, source: string): Promise<() => void> {
  const free = Promise.withResolvers<undefined>();
  await page.route(`**/assets/${assetOf(source)}`, async (route) => {
    await free.promise;
    await route.continue();
  });
  return () => free.resolve(undefined);
}
