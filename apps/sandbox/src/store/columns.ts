import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, PostgresAdapter } from 'kysely';

/** A table by the names of its columns, separated by blanks. */
export interface TableForm {
  /** the primary key, a text */
  readonly key?: string;
  /** the primary key, a number that counts up by itself */
  readonly serial?: string;
  readonly texts?: string;
  readonly numbers?: string;
  readonly maybeTexts?: string;
  readonly maybeNumbers?: string;
}

/** What one step makes: tables, indexes over blank-separated columns, indexes whose values stand once. */
export interface StepForm {
  readonly tables?: Readonly<Record<string, TableForm>>;
  readonly indexes?: readonly (readonly [table: string, columns: string])[];
  readonly unique?: readonly (readonly [table: string, columns: string])[];
}

/** One area's part of a migration. */
export type MigrationStep = (db: Kysely<never>) => Promise<void>;

const namesIn = (names = ''): readonly string[] => names.split(' ').filter((name) => name !== '');

const countingUp = (db: Kysely<never>, column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  db.getExecutor().adapter instanceof PostgresAdapter
    ? column.primaryKey().generatedByDefaultAsIdentity()
    : column.primaryKey().autoIncrement();

const createTable = async (db: Kysely<never>, name: string, form: TableForm): Promise<void> => {
  let table: CreateTableBuilder<string> = db.schema.createTable(name);
  if (form.key !== undefined) table = table.addColumn(form.key, 'text', (column) => column.primaryKey());
  if (form.serial !== undefined) {
    table = table.addColumn(form.serial, 'integer', (column) => countingUp(db, column));
  }
  for (const text of namesIn(form.texts)) table = table.addColumn(text, 'text', (column) => column.notNull());
  for (const number of namesIn(form.numbers)) table = table.addColumn(number, 'bigint', (column) => column.notNull());
  for (const text of namesIn(form.maybeTexts)) table = table.addColumn(text, 'text');
  for (const number of namesIn(form.maybeNumbers)) table = table.addColumn(number, 'bigint');
  await table.execute();
};

const createIndex = async (db: Kysely<never>, table: string, names: string, isUnique: boolean): Promise<void> => {
  const columns = [...namesIn(names)];
  const index = db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns);
  await (isUnique ? index.unique() : index).execute();
};

/** The step that makes tables and indexes. */
export const making =
  ({ tables = {}, indexes = [], unique = [] }: StepForm): MigrationStep =>
  async (db) => {
    for (const [name, form] of Object.entries(tables)) await createTable(db, name, form);
    for (const [table, columns] of indexes) await createIndex(db, table, columns, false);
    for (const [table, columns] of unique) await createIndex(db, table, columns, true);
  };
