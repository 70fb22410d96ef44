import { newId, type Random } from '../kit/random.ts';
import { anyTable, type Database } from '../store/database.ts';
import { type OwnTables, type TableTraits } from '../store/tables.ts';

type Row = Readonly<Record<string, unknown>>;
type Entry = readonly [table: string, traits: TableTraits];

const owned = (tables: OwnTables): readonly Entry[] =>
  Object.entries(tables).filter(([, { owner }]) => owner !== undefined);

const rowsOf = (db: Database, [table, { owner = '', of }]: Entry, customerId: string): Promise<Row[]> => {
  const any = anyTable(db);
  const rows = any.selectFrom(table).selectAll();
  const theirs = of && any.selectFrom(of).select('id').where('client_id', '=', customerId);
  return (theirs ? rows.where(owner, 'in', theirs) : rows.where(owner, '=', customerId)).execute();
};

/** How many rows of every table a customer owns. */
export const countRows = async (
  db: Database,
  tables: OwnTables,
  customerId: string,
): Promise<Readonly<Record<string, number>>> => {
  const counts: Record<string, number> = {};
  for (const entry of owned(tables)) counts[entry[0]] = (await rowsOf(db, entry, customerId)).length;
  return counts;
};

/** Deletes everything that a customer owns. */
export const forgetRows = async (db: Database, tables: OwnTables, customerId: string): Promise<void> => {
  const any = anyTable(db);
  const entries = owned(tables);
  for (const [table, { owner = '', of }] of [...entries].sort(([, { of }]) => (of ? -1 : 1))) {
    const rows = any.deleteFrom(table);
    const theirs = of && any.selectFrom(of).select('id').where('client_id', '=', customerId);
    await (theirs ? rows.where(owner, 'in', theirs) : rows.where(owner, '=', customerId)).execute();
  }
};

/** A value that names something copied, alone or inside a JSON text, names the copy. */
const renamed = (value: unknown, ids: ReadonlyMap<string, string>): unknown => {
  if (typeof value !== 'string') return value;
  if (!value.startsWith('{')) return ids.get(value) ?? value;
  return [...ids].reduce((text, [old, copy]) => text.replaceAll(`"${old}"`, `"${copy}"`), value);
};

/** Copies what one customer owns to another one, under ids of its own. */
export const copyRows = async (
  db: Database,
  random: Random,
  tables: OwnTables,
  fromId: string,
  toId: string,
): Promise<void> => {
  const ids = new Map([[fromId, toId]]);
  const found: (readonly [table: string, rows: readonly Row[]])[] = [];
  for (const entry of owned(tables)) {
    const [table, { copied }] = entry;
    if (!copied) continue;
    const rows = await rowsOf(db, entry, fromId);
    if (rows.length > 0) found.push([table, rows]);
    for (const row of rows) {
      for (const [column, prefix] of Object.entries(copied)) {
        const id = row[column];
        if (typeof id === 'string' && id !== '' && prefix !== undefined) ids.set(id, newId(random, prefix));
      }
    }
  }
  const copyOf = (row: Row): Record<string, unknown> =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [column, renamed(value, ids)]));
  for (const [table, rows] of found) await anyTable(db).insertInto(table).values(rows.map(copyOf)).execute();
};
