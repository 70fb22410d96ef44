import { type Kysely, type CreateTableBuilder } from 'kysely';

/** `text!` is a required text, `int` a number that may be null, `int!` a required one; `key` marks the primary key. */
export type ColumnKind = 'text' | 'text!' | 'int' | 'int!' | 'key' | 'serial';

const column = (table: CreateTableBuilder<string>, name: string, kind: ColumnKind): CreateTableBuilder<string> => {
  switch (kind) {
    case 'key':
      return table.addColumn(name, 'text', (definition) => definition.primaryKey());
    case 'serial':
      return table.addColumn(name, 'integer', (definition) => definition.primaryKey().autoIncrement());
    case 'text!':
      return table.addColumn(name, 'text', (definition) => definition.notNull());
    case 'int!':
      return table.addColumn(name, 'bigint', (definition) => definition.notNull());
    case 'int':
      return table.addColumn(name, 'bigint');
    case 'text':
      return table.addColumn(name, 'text');
  }
};

/** Creates one table from a short list of its columns. */
export const createTable = async (
  db: Kysely<unknown>,
  name: string,
  columns: Readonly<Record<string, ColumnKind>>,
): Promise<void> => {
  let table: CreateTableBuilder<string> = db.schema.createTable(name);
  for (const [columnName, kind] of Object.entries(columns)) table = column(table, columnName, kind);
  await table.execute();
};

/** Creates an index named after its table and columns. */
export const createIndex = async (
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
  unique = false,
): Promise<void> => {
  let index = db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns([...columns]);
  if (unique) index = index.unique();
  await index.execute();
};
