import { expect, test } from 'vitest';
import { shrinkTrace } from './shrink.ts';
import type { Step, Trace } from './steps.ts';

const open = (to: string, n = 7): Step => ({ do: 'open', tab: 'i1.1', to, n });
const traceOf = (steps: readonly Step[]): Trace => ({ seed: 1, investors: 1, violates: 'x', steps });

test('a trace shrinks to the steps that the violation needs, in their simplest form', async () => {
  const noise = Array.from({ length: 40 }, () => open('portfolio'));
  const needed: Step[] = [
    { ...open('orderList'), fault: { kind: 'late', after: 2 } } as Step,
    { do: 'advance', days: 30 },
    open('sipList'),
  ];
  const steps = [...noise, needed[0], ...noise, needed[1], ...noise, needed[2], ...noise].filter(
    (step) => step !== undefined,
  );
  const isViolated = (tried: readonly Step[]) => {
    const places = [
      tried.findIndex((step) => step.do === 'open' && step.to === 'orderList' && step.fault?.kind === 'late'),
      tried.findIndex((step) => step.do === 'advance'),
      tried.findLastIndex((step) => step.do === 'open' && step.to === 'sipList'),
    ] as const;
    return Promise.resolve(places[0] >= 0 && places[0] < places[1] && places[1] < places[2]);
  };
  const { steps: shrunk } = await shrinkTrace(traceOf(steps), isViolated);
  expect(shrunk).toEqual([
    { do: 'open', tab: 'i1.1', to: 'orderList', n: 7, fault: { kind: 'late' } },
    { do: 'advance', days: 1 },
    { do: 'open', tab: 'i1.1', to: 'sipList', n: 0 },
  ]);
});

test('a trace without the violation is not changed', async () => {
  const trace = traceOf([open('orderList'), open('sipList')]);
  expect(await shrinkTrace(trace, () => Promise.resolve(false))).toEqual(trace);
});
