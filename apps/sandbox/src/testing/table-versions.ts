import { sql } from 'kysely';
import { type Store } from '../store/database.ts';

type Database = Store['db'];

/** Number of changes of a table by its name. */
export type TableVersions = ReadonlyMap<string, number>;

/**
 * Counts the changes of tables in an embedded database, so that a reader can skip unchanged tables. The counts belong to
 * the connection; reading them is no write.
 */
export async function countTableChanges(
  db: Database,
  tables: readonly string[],
): Promise<() => Promise<TableVersions>> {
  await sql`create temp table table_versions (name text primary key, version integer not null)`.execute(db);
  for (const table of tables) {
    await sql`insert into temp.table_versions values (${table}, 0)`.execute(db);
    for (const change of ['insert', 'update', 'delete'])
      await sql
        .raw(
          `create temp trigger version_${table}_${change} after ${change} on main.${table} begin ` +
            `update table_versions set version = version + 1 where name = '${table}'; end`,
        )
        .execute(db);
  }
  return async () => {
    const { rows } = await sql<{ name: string; version: number }>`select * from temp.table_versions`.execute(db);
    return new Map(rows.map(({ name, version }) => [name, version]));
  };
}
