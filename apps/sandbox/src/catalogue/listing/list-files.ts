import { type Day } from '../../kit/days.ts';
import { type Database } from '../../store/database.ts';
import { createEntryWriter } from '../records/scheme-rows.ts';

/** Maximum number of schemes in a list file, above any switch (contract, listSchemes). */
export const LARGEST_FILE = 1000;

interface FilePosition {
  readonly group: number;
  readonly offset: number;
}

/** Start of a list file: each group of schemes starts a new file. */
const findFilePosition = async (db: Database, fileIndex: number, size: number): Promise<FilePosition | undefined> => {
  const groups = await db
    .selectFrom('schemes')
    .select(({ fn }) => ['list_group', fn.countAll<number>().as('schemes')])
    .where('is_listed', '=', 1)
    .groupBy('list_group')
    .orderBy('list_group')
    .execute();
  let before = fileIndex;
  for (const { list_group, schemes } of groups) {
    const files = Math.ceil(schemes / size);
    if (before < files) return { group: list_group, offset: before * size };
    before -= files;
  }
  return undefined;
};

/** Reads a list file as the JSON text of its schemes; empty for an index past the end. */
export const readListFileText = async (
  db: Database,
  fileIndex: number,
  fileSize: number,
  today: Day,
): Promise<string> => {
  const size = Math.min(Math.max(fileSize, 1), LARGEST_FILE);
  const place = Number.isInteger(fileIndex) && fileIndex >= 0 ? await findFilePosition(db, fileIndex, size) : undefined;
  if (!place) return '[]';
  const rows = await db
    .selectFrom('schemes')
    .select(['origin', 'entry', 'nav', 'traits'])
    .where('is_listed', '=', 1)
    .where('list_group', '=', place.group)
    .orderBy('position')
    .limit(size)
    .offset(place.offset)
    .execute();
  return `[${rows.map(createEntryWriter(today)).join(',')}]`;
};
