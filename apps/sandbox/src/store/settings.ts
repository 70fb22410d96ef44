import { type Database } from './database.ts';

const REVISION = 'revision';

/**
 * Reads the revision, which changes with every change of settings, switches and faults, so that all processes notice
 * it.
 */
export const readRevision = async (db: Database): Promise<string> => {
  const row = await db.selectFrom('settings').select('value').where('name', '=', REVISION).executeTakeFirst();
  return row?.value ?? '0';
};

export const bumpRevision = async (db: Database): Promise<void> => {
  // A count would be the same for two changes at once.
  const next = crypto.randomUUID();
  await db
    .insertInto('settings')
    .values({ name: REVISION, value: next })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: next }))
    .execute();
};

export const readSetting = async (db: Database, name: string): Promise<unknown> => {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row ? (JSON.parse(row.value) as unknown) : undefined;
};

export const writeSetting = async (db: Database, name: string, value: unknown): Promise<void> => {
  const text = JSON.stringify(value);
  await db
    .insertInto('settings')
    .values({ name, value: text })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text }))
    .execute();
  await bumpRevision(db);
};
