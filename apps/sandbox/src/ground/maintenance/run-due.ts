import { type SandboxContext } from '../area.ts';
import { findEarliestTask } from '../due.ts';
import { writeInTransaction } from '../../store/write-transaction.ts';

/** More than any move of the clock needs; a task that repeats forever reaches it. */
const MAX_STEPS = 1_000_000;

/** Runs all due tasks in the order of their moments. */
export const runDueTasks = async ({ db, due, random }: SandboxContext, now: number): Promise<void> => {
  if (!(await findEarliestTask(due, db, now))) return;
  await writeInTransaction(db, async (transaction) => {
    for (let steps = 0; steps < MAX_STEPS; steps += 1) {
      const step = await findEarliestTask(due, transaction, now);
      if (!step) return;
      await step.run(transaction, random);
    }
    throw new Error('What was due came back again and again.');
  });
};
