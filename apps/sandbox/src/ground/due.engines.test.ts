import { describe, expect, test } from 'vitest';
import { systemRandom } from '../kit/random.ts';
import { type Database } from '../store/database.ts';
import { benchPerTest } from '../testing/bench.ts';
import { type DueSource, findEarliestTask } from './due.ts';

const on = benchPerTest('empty');

/** Source whose due moments are the values of a counter; what it runs is added to the list. */
const createSource = (name: string, ran: string[] = []): DueSource => ({
  earliest: (db, until) =>
    db
      .selectFrom('counters')
      .select('value')
      .where('name', '=', name)
      .where('value', '<=', until)
      .orderBy('value')
      .limit(1)
      .$asScalar(),
  run: (_db, _random, at) => {
    ran.push(`${name} ${at}`);
    return Promise.resolve();
  },
});

const setMoments = async (moments: Readonly<Record<string, number>>) => {
  const rows = Object.entries(moments).map(([name, value]) => ({ name, value }));
  await on.db.insertInto('counters').values(rows).execute();
};

/** Counts the statements that a database answers. */
const countStatements = (db: Database) => {
  let count = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      count += 1;
      return Promise.resolve(result);
    },
  });
  return { counted, statements: () => count };
};

describe('the earliest due task', () => {
  test('is that of the earliest moment, whatever the order of the sources, in a single statement', async () => {
    await setMoments({ later: 20, earlier: 10 });
    const ran: string[] = [];
    const { counted, statements } = countStatements(on.db);
    const task = await findEarliestTask([createSource('later', ran), createSource('earlier', ran)], counted, 30);
    expect(task?.at).toBe(10);
    expect(statements()).toBe(1);
    await task?.run(on.db, systemRandom);
    expect(ran).toEqual(['earlier 10']);
  });

  test('of two sources with the same moment is that of the first', async () => {
    await setMoments({ one: 10, other: 10 });
    const ran: string[] = [];
    const task = await findEarliestTask([createSource('other', ran), createSource('one', ran)], on.db, 10);
    await task?.run(on.db, systemRandom);
    expect(ran).toEqual(['other 10']);
  });

  test('is none before its moment, nor of a source without one', async () => {
    await setMoments({ one: 10 });
    expect(await findEarliestTask([createSource('one'), createSource('none')], on.db, 9)).toBeUndefined();
  });
});
