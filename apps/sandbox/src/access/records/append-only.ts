import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { createMigrationStep, type MigrationStep } from '../../store/columns.ts';

const REFUSAL = 'The audit is only added to.';

const forbidChangesOnPostgres = async (db: Kysely<never>, table: string): Promise<void> => {
  await sql`create function ${sql.ref(`${table}_stays`)}() returns trigger language plpgsql as ${sql.lit(
    `begin raise exception '${REFUSAL}'; end`,
  )}`.execute(db);
  await sql`create trigger ${sql.ref(`${table}_stays`)} before update or delete on ${sql.table(table)}
    for each row execute function ${sql.ref(`${table}_stays`)}()`.execute(db);
};

const forbidChangesOnSqlite = async (db: Kysely<never>, table: string): Promise<void> => {
  for (const change of ['update', 'delete'])
    await sql`create trigger ${sql.ref(`${table}_stays_${change}`)} before ${sql.raw(change)} on ${sql.table(table)}
      begin select raise(abort, ${sql.lit(REFUSAL)}); end`.execute(db);
};

/** Makes a table append-only: the database refuses every update and delete. */
const makeAppendOnly = (db: Kysely<never>, table: string): Promise<void> =>
  db.getExecutor().adapter instanceof PostgresAdapter
    ? forbidChangesOnPostgres(db, table)
    : forbidChangesOnSqlite(db, table);

/** Recreates the audit as an append-only table with the columns `before` and `after`; existing rows are copied. */
export const createAppendOnlyAudit: MigrationStep = async (db) => {
  await sql`alter table audit rename to audit_so_far`.execute(db);
  await createMigrationStep({
    tables: {
      audit: { serial: 'entry', texts: 'caller operation subject code before after', numbers: 'at is_of_staff' },
    },
    indexes: [['audit', 'is_of_staff']],
  })(db);
  await sql`insert into audit (caller, operation, subject, code, before, after, at, is_of_staff)
    select caller, operation, subject, code, '', '', at, case when caller like 'STAFF%' then 1 else 0 end
    from audit_so_far order by at`.execute(db);
  await sql`drop table audit_so_far`.execute(db);
  await makeAppendOnly(db, 'audit');
};
