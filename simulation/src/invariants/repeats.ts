import type { Invariant } from './observed.ts';

/** The session has ended, or the answer was none of the provider. */
const UNRELATED_CODES: ReadonlySet<unknown> = new Set([undefined, '001', '003', '004']);

/** A submission that arrives again under its key has the answer of the first time, whatever it creates. */
export const createRepeatsInvariant = (): Invariant => {
  const accepted = new Set<string>();
  let moves = -1;
  return {
    name: 'a repeated submission has one answer',
    source: 'INV-04, decision 009, contract 1.1',
    check: ({ world, calls }) => {
      // The provider stores an answer for a day.
      if (world.moveCount() !== moves) accepted.clear();
      moves = world.moveCount();
      return calls.flatMap(({ path, key, answer }) => {
        if (key === '') return [];
        const code = answer?.['code'];
        const submission = `${path} ${key}`;
        if (code === '000') accepted.add(submission);
        return code === '000' || UNRELATED_CODES.has(code) || !accepted.has(submission)
          ? []
          : [`The accepted submission ${submission} is answered by ${String(code)} when it is repeated.`];
      });
    },
  };
};
