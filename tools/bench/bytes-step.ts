import { type Step } from '../steps/step.ts';
import { measureAll, tableOf } from './figure.ts';
import { sources } from './sources.ts';

/** The figures that are the same on every machine, each counted as one test. */
export const bytesStep: Step = {
  name: 'bench bytes',
  run: async () => {
    const bench = await measureAll(
      sources.filter(({ isBytes }) => isBytes),
      () => undefined,
    );
    const over = bench.figures.filter(({ pass }) => !pass).length;
    return {
      passed: bench.figures.length - over,
      failed: over + bench.broken.length,
      detail: tableOf(bench),
      ...(bench.leftOut.length === 0 ? {} : { note: `left out: ${bench.leftOut.map(({ name }) => name).join(', ')}` }),
    };
  },
};
