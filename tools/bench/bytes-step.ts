import { type Step } from '../steps/step.ts';
import { measureAll, tableOf } from './figure.ts';
import { isHeld } from './held.ts';
import { sharingBrowser } from './page-bytes.ts';
import { sharingStack } from './served.ts';
import { sources } from './sources.ts';

const notesOf = (leftOut: readonly string[], overBudget: readonly string[]) => {
  const notes = [
    ...(leftOut.length > 0 ? [`left out: ${leftOut.join(', ')}`] : []),
    ...(overBudget.length > 0 ? [`over budget, held by decision 010: ${overBudget.join(', ')}`] : []),
  ];
  return notes.length === 0 ? {} : { note: notes.join('; ') };
};

/** The figures that are the same on every machine, each counted as one test. */
export const bytesStep: Step = {
  name: 'bench bytes',
  run: async () => {
    const bytes = sources.filter(({ isBytes }) => isBytes);
    const bench = await sharingStack(() => sharingBrowser(() => measureAll(bytes, () => undefined)));
    const over = bench.figures.filter((figure) => !isHeld(figure)).length;
    const overBudget = bench.figures.filter(({ pass }) => !pass).map(({ name }) => name);
    return {
      passed: bench.figures.length - over,
      failed: over + bench.broken.length,
      detail: tableOf(bench),
      ...notesOf(
        bench.leftOut.map(({ name }) => name),
        overBudget,
      ),
    };
  },
};
