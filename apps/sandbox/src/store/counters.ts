import { type Database } from './database.ts';

/** Returns the next number of a named series, or the last of the next `many` numbers; the first number is `start`. */
export const nextNumberOfSeries = async (db: Database, name: string, start: number, many = 1): Promise<number> => {
  const { value } = await db
    .insertInto('counters')
    .values({ name, value: start - 1 + many })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ eb }) => ({ value: eb('counters.value', '+', many) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
};
