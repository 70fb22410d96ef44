import { type Database } from './database.ts';

/** The next number of a named series; the first is `start`. */
export const nextNumber = async (db: Database, name: string, start: number): Promise<number> => {
  const row = await db.selectFrom('counters').select('value').where('name', '=', name).executeTakeFirst();
  const value = row ? row.value + 1 : start;
  await db
    .insertInto('counters')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  return value;
};
