import { readPages } from '../generate/page-manifests.ts';
import { type AcceptanceRow } from '../../packages/review-room/build/documents/rows.ts';

const firstSegment = (path: string) => (path.split('/')[1] ?? '').toLowerCase();

/** Each path that a row begins with and no app has a page at, with its rows. */
export function formatUnbuiltRoutes(rows: readonly AcceptanceRow[], built: readonly string[]): string[] {
  const pages = new Set(built.map(firstSegment));
  const missing = new Map<string, string[]>();
  for (const { id, text } of rows) {
    const path = /^`(?<path>\/[^`]*)`/.exec(text)?.groups?.['path'];
    if (path !== undefined && !pages.has(firstSegment(path))) missing.set(path, [...(missing.get(path) ?? []), id]);
  }
  return [...missing].map(([path, ids]) => `${path}  ${ids.join(' ')}`);
}

/** Every path that the apps have a page at. */
export async function loadRoutePaths(): Promise<readonly string[]> {
  const pages = await Promise.all([readPages('investor'), readPages('backoffice')]);
  return pages.flat().flatMap(({ routes }) => routes.map(({ path }) => path));
}
