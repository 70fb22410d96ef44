import { expect, test } from 'vitest';
import { judgeMutants, type Mutant } from './judge.ts';

const mutant: Mutant = {
  file: 'rules.ts',
  line: 7,
  source: 'amount > 0',
  mutated: 'amount >= 0',
  status: 'Survived',
  testsCompleted: 3,
};
const killedMutants = (count: number): readonly Mutant[] =>
  Array.from({ length: count }, (_, line) => ({ ...mutant, line, status: line % 2 === 0 ? 'Killed' : 'Timeout' }));
const acceptedMutant = { ...mutant, reason: 'An amount of 0 is refused earlier.' };

test('a group passes with nine of ten mutants killed and a reason for the last', () => {
  expect(judgeMutants([...killedMutants(9), mutant], [acceptedMutant])).toEqual({
    killed: 9,
    total: 10,
    score: 90,
    accepted: 1,
    problems: [],
  });
});

test('a survivor without a reason is a problem at any score', () => {
  const { problems } = judgeMutants([...killedMutants(99), mutant], []);
  expect(problems).toEqual(['survived: rules.ts:7\n    - amount > 0\n    + amount >= 0']);
});

test.each([{ status: 'NoCoverage' }, { testsCompleted: 0 }])(
  'a survivor that ran no test is never accepted: %j',
  (change) => {
    const { problems, accepted } = judgeMutants([...killedMutants(99), { ...mutant, ...change }], [acceptedMutant]);
    expect(accepted).toBe(0);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('ran no test: rules.ts:7');
  },
);

test('a low score is a problem, even with a reason for every survivor', () => {
  const { problems } = judgeMutants([...killedMutants(8), mutant, mutant], [acceptedMutant]);
  expect(problems).toEqual(['80.0 % of the mutants are killed, 90 % are needed']);
});

test('an entry of the list is removed with its mutant, and an entry of another group is left alone', () => {
  const { problems } = judgeMutants(killedMutants(2), [acceptedMutant, { ...acceptedMutant, file: 'other.ts' }]);
  expect(problems).toEqual(['accepted, but killed or gone: rules.ts: amount >= 0']);
});

test('a run without a mutant is a problem, and a change that does not compile is none', () => {
  expect(judgeMutants([], []).problems).toContain('no mutant was tested');
  expect(judgeMutants([...killedMutants(1), { ...mutant, status: 'RuntimeError' }], []).total).toBe(1);
});
