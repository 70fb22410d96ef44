import { type Database } from '../store/database.ts';
import { type Context } from './area.ts';
import { type DueSource, type DueStep } from './due.ts';

const earliest = async (sources: readonly DueSource[], db: Database, until: number): Promise<DueStep | undefined> => {
  const steps: DueStep[] = [];
  for (const source of sources) {
    const step = await source(db, until);
    if (step) steps.push(step);
  }
  return steps.sort((one, other) => one.at - other.at)[0];
};

/** No move of the clock has so many; a step that comes back again and again does. */
const MOST_STEPS = 1_000_000;

/** Runs every transition that is due, in order of time, each at its own moment. */
export const runDue = async ({ db, due, random }: Context, now: number): Promise<void> => {
  if (!(await earliest(due, db, now))) return;
  await db.transaction().execute(async (transaction) => {
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const step = await earliest(due, transaction, now);
      if (!step) return;
      await step.run(transaction, random);
    }
    throw new Error('What was due came back again and again.');
  });
};
