import { existsSync } from 'node:fs';
import { inRoot } from '../root.ts';
import { type Row } from './rows.ts';

const mentions = (path: string) =>
  new RegExp(`(?<![\\w/])${path.replace(/\/[{:].*$/, '').replace(/[.*+?^$()|[\]\\]/g, '\\$&')}(?![\\w-])`, 'i');

/** Per route without a screen, the rows that speak of its path. */
export const unbuiltLines = (routes: readonly string[], rows: readonly Row[]): string[] =>
  routes.map((path) => {
    const ids = rows.filter(({ text }) => mentions(path).test(text)).map(({ id }) => id);
    return `${path}  ${ids.join(' ')}`.trimEnd();
  });

/** The routes the investor app names as not built; null while there is no route table. */
export async function unbuiltRoutes(): Promise<readonly string[] | null> {
  const table = inRoot('apps', 'investor', 'src', 'route-table.ts');
  if (!existsSync(table)) return null;
  const { unbuiltRoutes } = (await import(table)) as { unbuiltRoutes?: readonly string[] };
  return unbuiltRoutes ?? null;
}
