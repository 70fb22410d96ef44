import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, PostgresAdapter } from 'kysely';

/** Definition of a table: column names, separated by blanks. */
export interface TableDefinition {
  /** primary key, a text */
  readonly key?: string;
  /** primary key, an increasing number */
  readonly serial?: string;
  readonly texts?: string;
  readonly numbers?: string;
  readonly nullableTexts?: string;
  readonly nullableNumbers?: string;
}

/** Definition of a migration step: tables, indexes over blank-separated columns, unique indexes. */
export interface StepDefinition {
  readonly tables?: Readonly<Record<string, TableDefinition>>;
  readonly indexes?: readonly (readonly [table: string, columns: string])[];
  readonly unique?: readonly (readonly [table: string, columns: string])[];
}

/** Part of a migration that belongs to an area. */
export type MigrationStep = (db: Kysely<never>) => Promise<void>;

const splitNames = (names = ''): readonly string[] => names.split(' ').filter((name) => name !== '');

const autoIncrementColumn = (db: Kysely<never>, column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  db.getExecutor().adapter instanceof PostgresAdapter
    ? column.primaryKey().generatedByDefaultAsIdentity()
    : column.primaryKey().autoIncrement();

const createTable = async (db: Kysely<never>, name: string, form: TableDefinition): Promise<void> => {
  let table: CreateTableBuilder<string> = db.schema.createTable(name);
  if (form.key !== undefined) table = table.addColumn(form.key, 'text', (column) => column.primaryKey());
  if (form.serial !== undefined) {
    table = table.addColumn(form.serial, 'integer', (column) => autoIncrementColumn(db, column));
  }
  for (const text of splitNames(form.texts)) table = table.addColumn(text, 'text', (column) => column.notNull());
  for (const number of splitNames(form.numbers))
    table = table.addColumn(number, 'bigint', (column) => column.notNull());
  for (const text of splitNames(form.nullableTexts)) table = table.addColumn(text, 'text');
  for (const number of splitNames(form.nullableNumbers)) table = table.addColumn(number, 'bigint');
  await table.execute();
};

const createIndex = async (db: Kysely<never>, table: string, names: string, isUnique: boolean): Promise<void> => {
  const columns = [...splitNames(names)];
  const index = db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns);
  await (isUnique ? index.unique() : index).execute();
};

/** Creates a step that creates tables and indexes. */
export const createMigrationStep =
  ({ tables = {}, indexes = [], unique = [] }: StepDefinition): MigrationStep =>
  async (db) => {
    for (const [name, form] of Object.entries(tables)) await createTable(db, name, form);
    for (const [table, columns] of indexes) await createIndex(db, table, columns, false);
    for (const [table, columns] of unique) await createIndex(db, table, columns, true);
  };
