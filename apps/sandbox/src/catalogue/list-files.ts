import { type Day } from '../kit/days.ts';
import { type Database } from '../store/database.ts';
import { entryWriter } from './scheme-rows.ts';

/** The most a list file holds, whatever the switch says (contract, listSchemes). */
export const LARGEST_FILE = 1000;

interface Place {
  readonly group: number;
  readonly offset: number;
}

/** Where a file begins: every group of schemes begins a new one. */
const placeOf = async (db: Database, fileIndex: number, size: number): Promise<Place | undefined> => {
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

/** A list file as the JSON text of its schemes; an index past the end is an empty one. */
export const listFileText = async (db: Database, fileIndex: number, fileSize: number, today: Day): Promise<string> => {
  const size = Math.min(Math.max(fileSize, 1), LARGEST_FILE);
  const place = Number.isInteger(fileIndex) && fileIndex >= 0 ? await placeOf(db, fileIndex, size) : undefined;
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
  return `[${rows.map(entryWriter(today)).join(',')}]`;
};
