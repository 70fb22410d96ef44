import { expect, test } from 'vitest';
import { lastLines, runSteps, type StepResult } from './step.ts';

const createStep = (name: string, found: Partial<StepResult>) => ({
  name,
  run: () => Promise.resolve({ passed: 0, failed: 0, detail: [], ...found }),
});

test('every step runs and counts, the failing and the broken one included, and only failures are explained', async () => {
  const lines: string[] = [];
  let clock = 0;
  const broken = { name: 'types', run: () => Promise.reject(new TypeError('no such tool')) };
  const sum = await runSteps(
    [
      createStep('format', { passed: 1, detail: ['all is well'] }),
      createStep('unit', { passed: 7, failed: 2, detail: ['a: wrong', 'b: wrong'] }),
      broken,
    ],
    { log: (line) => void lines.push(line.split('\n')[0] ?? ''), now: () => (clock += 500) },
  );
  expect(sum).toEqual({ passed: 8, failed: 3 });
  expect(lines).toEqual([
    'ok   format                0.5 s',
    'FAIL unit                  0.5 s  7 passed, 2 failed',
    '       a: wrong',
    '       b: wrong',
    'FAIL types                 0.5 s',
    '       TypeError: no such tool',
  ]);
});

test('steps beside each other run two at a time, each with its lines together, and the next stage waits for all of them', async () => {
  const said: string[] = [];
  const started: string[] = [];
  const createPendingStep = (name: string) => {
    const { promise, resolve } = Promise.withResolvers<StepResult>();
    const run = () => {
      started.push(name);
      return promise;
    };
    return { step: { name, run }, end: (failed: number) => resolve({ passed: 1, failed, detail: [`of ${name}`] }) };
  };
  const [lint, types, graph, unit] = [
    createPendingStep('lint'),
    createPendingStep('types'),
    createPendingStep('graph'),
    createPendingStep('unit'),
  ];
  const all = runSteps([[lint.step, types.step, graph.step], unit.step], {
    log: (line) => void said.push(line),
    now: () => 0,
  });
  expect(started).toEqual(['lint', 'types']);
  types.end(1);
  await expect.poll(() => started).toEqual(['lint', 'types', 'graph']);
  lint.end(1);
  await expect.poll(() => said.length).toBe(4);
  expect(started).not.toContain('unit');
  graph.end(0);
  await expect.poll(() => started).toContain('unit');
  unit.end(0);
  expect(await all).toEqual({ passed: 4, failed: 2 });
  expect(said).toEqual([
    'FAIL types                 0.0 s  1 passed, 1 failed',
    '       of types',
    'FAIL lint                  0.0 s  1 passed, 1 failed',
    '       of lint',
    'ok   graph                 0.0 s',
    'ok   unit                  0.0 s',
  ]);
});

test('a series keeps its lane to its end', async () => {
  const begun: string[] = [];
  const createNotedStep = (name: string) => ({
    name,
    run: () => {
      begun.push(name);
      return Promise.resolve({ passed: 1, failed: 0, detail: [] });
    },
  });
  const sum = await runSteps(
    [[[createNotedStep('builds'), createNotedStep('bytes')], createNotedStep('unit'), createNotedStep('stories')]],
    {
      log: () => undefined,
      now: () => 0,
    },
  );
  expect(sum).toEqual({ passed: 4, failed: 0 });
  expect(begun.indexOf('builds')).toBeLessThan(begun.indexOf('bytes'));
});

test('a long output keeps its end and says how much is left out', () => {
  expect(lastLines('a\n\nb\nc\n', 2)).toEqual(['… 1 lines left out', 'b', 'c']);
  expect(lastLines('a\nb', 2)).toEqual(['a', 'b']);
});
