import { type Step } from '../steps/step.ts';
import { measureAll, formatTable } from './figure.ts';
import { isWithinAllowedValue } from './held.ts';
import { withSharedBrowser } from './page-bytes.ts';
import { withSharedStack } from './bench-stack.ts';
import { figureSources } from './sources.ts';

const formatNotes = (leftOut: readonly string[], overBudget: readonly string[]) => {
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
    const bytes = figureSources.filter(({ isBytes }) => isBytes);
    const bench = await withSharedStack(() => withSharedBrowser(() => measureAll(bytes, () => undefined)));
    const over = bench.figures.filter((figure) => !isWithinAllowedValue(figure)).length;
    const overBudget = bench.figures.filter(({ pass }) => !pass).map(({ name }) => name);
    return {
      passed: bench.figures.length - over,
      failed: over + bench.broken.length,
      detail: formatTable(bench),
      ...formatNotes(
        bench.leftOut.map(({ name }) => name),
        overBudget,
      ),
    };
  },
};
