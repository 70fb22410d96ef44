import { expect, test } from 'vitest';
import { endOf, runSteps, type Found } from './step.ts';

const step = (name: string, found: Partial<Found>) => ({
  name,
  run: () => Promise.resolve({ passed: 0, failed: 0, detail: [], ...found }),
});

test('every step runs and counts, the failing and the broken one included, and only failures are explained', async () => {
  const said: string[] = [];
  let clock = 0;
  const broken = { name: 'types', run: () => Promise.reject(new TypeError('no such tool')) };
  const sum = await runSteps(
    [
      step('format', { passed: 1, detail: ['all is well'] }),
      step('unit', { passed: 7, failed: 2, detail: ['a: wrong', 'b: wrong'] }),
      broken,
    ],
    { say: (line) => void said.push(line.split('\n')[0] ?? ''), now: () => (clock += 500) },
  );
  expect(sum).toEqual({ passed: 8, failed: 3 });
  expect(said).toEqual([
    'ok   format                0.5 s',
    'FAIL unit                  0.5 s  7 passed, 2 failed',
    '       a: wrong',
    '       b: wrong',
    'FAIL types                 0.5 s',
    '       TypeError: no such tool',
  ]);
});

test('a long output keeps its end and says how much is left out', () => {
  expect(endOf('a\n\nb\nc\n', 2)).toEqual(['… 1 lines left out', 'b', 'c']);
  expect(endOf('a\nb', 2)).toEqual(['a', 'b']);
});
