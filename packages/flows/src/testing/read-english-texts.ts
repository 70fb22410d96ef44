import { readdirSync } from 'node:fs';
import path from 'node:path';
import { textsWithPaths } from './find-text-gaps.ts';

/** Returns every text of the English catalogues by its key, such as `access.signIn.title`. */
export async function readEnglishTexts(): Promise<ReadonlyMap<string, string>> {
  const folder = path.join(import.meta.dirname, '../messages/en');
  const catalogues = await Promise.all(readdirSync(folder).map((file) => import(path.join(folder, file))));
  return new Map(catalogues.flatMap((catalogue: object) => textsWithPaths({ ...catalogue })));
}
