import { newId, type RandomBytes } from '../../kit/random.ts';
import { untypedDatabase, type Database } from '../../store/database.ts';
import { type AreaTables, type TableTraits } from '../../store/tables.ts';

type StoredRow = Readonly<Record<string, unknown>>;
type OwnedTable = readonly [table: string, traits: TableTraits];

const ownedTables = (tables: AreaTables): readonly OwnedTable[] =>
  Object.entries(tables).filter(([, { owner }]) => owner !== undefined);

const readCustomerRows = (
  db: Database,
  [table, { owner = '', parentTable: of }]: OwnedTable,
  customerId: string,
): Promise<StoredRow[]> => {
  const any = untypedDatabase(db);
  const rows = any.selectFrom(table).selectAll();
  const theirs = of && any.selectFrom(of).select('id').where('client_id', '=', customerId);
  return (theirs ? rows.where(owner, 'in', theirs) : rows.where(owner, '=', customerId)).execute();
};

/** Counts the rows of a customer in each table. */
export const countRows = async (
  db: Database,
  tables: AreaTables,
  customerId: string,
): Promise<Readonly<Record<string, number>>> => {
  const counts: Record<string, number> = {};
  for (const entry of ownedTables(tables)) counts[entry[0]] = (await readCustomerRows(db, entry, customerId)).length;
  return counts;
};

/** Deletes all rows of a customer. */
export const deleteRows = async (db: Database, tables: AreaTables, customerId: string): Promise<void> => {
  const any = untypedDatabase(db);
  const entries = ownedTables(tables);
  for (const [table, { owner = '', parentTable: of }] of [...entries].sort(([, { parentTable }]) =>
    parentTable ? -1 : 1,
  )) {
    const rows = any.deleteFrom(table);
    const theirs = of && any.selectFrom(of).select('id').where('client_id', '=', customerId);
    await (theirs ? rows.where(owner, 'in', theirs) : rows.where(owner, '=', customerId)).execute();
  }
};

/** Replaces ids of copied rows in a value, or in a JSON text, by the ids of the copies. */
const replaceIds = (value: unknown, ids: ReadonlyMap<string, string>): unknown => {
  if (typeof value !== 'string') return value;
  if (!value.startsWith('{')) return ids.get(value) ?? value;
  return [...ids].reduce((text, [old, copy]) => text.replaceAll(`"${old}"`, `"${copy}"`), value);
};

/** Copies all rows of a customer to another customer, under new ids. */
export const copyRows = async (
  db: Database,
  random: RandomBytes,
  tables: AreaTables,
  fromId: string,
  toId: string,
): Promise<void> => {
  const ids = new Map([[fromId, toId]]);
  const found: (readonly [table: string, rows: readonly StoredRow[]])[] = [];
  for (const entry of ownedTables(tables)) {
    const [table, { idPrefixes: copied }] = entry;
    if (!copied) continue;
    const rows = await readCustomerRows(db, entry, fromId);
    if (rows.length > 0) found.push([table, rows]);
    for (const row of rows) {
      for (const [column, prefix] of Object.entries(copied)) {
        const id = row[column];
        if (typeof id === 'string' && id !== '' && prefix !== undefined) ids.set(id, newId(random, prefix));
      }
    }
  }
  const rowWithNewIds = (row: StoredRow): Record<string, unknown> =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [column, replaceIds(value, ids)]));
  for (const [table, rows] of found)
    await untypedDatabase(db).insertInto(table).values(rows.map(rowWithNewIds)).execute();
};
