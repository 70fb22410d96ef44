import { type Database } from './database.ts';

/** Returns the next number of a named series, or the last of the next `many` numbers; the first number is `start`. */
export const nextNumberOfSeries = async (db: Database, name: string, start: number, many = 1): Promise<number> => {
  const row = await db.selectFrom('counters').select('value').where('name', '=', name).executeTakeFirst();
  const value = (row ? row.value : start - 1) + many;
  await db
    .insertInto('counters')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  return value;
};
