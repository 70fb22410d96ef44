import { assign, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { keepsDraft, oneAtATime, sameKeyAfterLostAnswer, saysWhatFailed, startOf } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { violated, walk, type Monitor } from '../../kit/walk.ts';
import { detailsFormFlow } from './index.ts';
import { isComplete } from './details-form.rules.ts';
import { detailsFormJourneys, detailsFormWorld } from './details-form.scenarios.ts';

const chart = detailsFormFlow.machine;
type Context = ContextFrom<typeof chart>;

describe('contract', () => {
  for (const { title, run } of flowContract(detailsFormJourneys, detailsFormWorld)) test(title, run);
});

describe('invariants', () => {
  // A changed draft is another submission, even when it is changed back.
  const byRequest = sameKeyAfterLostAnswer<Context>('saveDetails', (request) => request);
  const keys: typeof byRequest = {
    ...byRequest,
    step(last, edge) {
      const isChanged =
        'type' in edge.step && edge.from?.context.hasLostAnswer === true && !edge.to.context.hasLostAnswer;
      return byRequest.step(last && isChanged ? { ...last, isLost: false } : last, edge);
    },
  };
  const complete: Monitor<Context, null> = {
    name: 'only what is complete and open is saved',
    start: null,
    step(_, edge) {
      if (!startOf(edge, 'saveDetails')) return null;
      if (edge.to.context.isLocked || !isComplete(edge.to.context)) violated('it is saved');
      return null;
    },
  };
  const proofOf = <Memory>(monitor: Monitor<Context, Memory>) => ({
    name: monitor.name,
    on: (machine: typeof chart) =>
      walk({ ...detailsFormJourneys, flow: { ...detailsFormFlow, machine } }, detailsFormWorld, monitor),
  });
  const inv03 = proofOf(oneAtATime<Context>(['saveDetails'], [{ type: 'details.submitted' }]));
  const inv04 = proofOf(keys);
  const inv57 = proofOf(keepsDraft<Context>(({ draft, personal }) => ({ draft, personal })));
  const inv60 = proofOf(saysWhatFailed<Context>());
  const onlyComplete = proofOf(complete);

  test.each([inv03, inv04, inv57, inv60, onlyComplete])('$name holds', ({ on }) => {
    expect(on(chart).states).toBeGreaterThan(50);
  });

  test.each([
    {
      proof: inv03,
      because: 'a second submit restarts the call',
      faulty: mutant(chart, 'saving', { on: { 'details.submitted': { target: 'saving', reenter: true } } }),
    },
    {
      proof: inv04,
      because: 'a refusal keeps the key',
      faulty: chart.provide({ actions: { nextSubmission: () => undefined } }),
    },
    {
      proof: inv57,
      because: 'a failure empties the form',
      faulty: chart.provide({
        actions: { keepNotice: assign(({ context }) => ({ personal: { ...context.personal, email: '' } })) },
      }),
    },
    {
      proof: inv60,
      because: 'a refusal is silent',
      faulty: chart.provide({ actions: { keepNotice: () => undefined } }),
    },
    { proof: onlyComplete, because: 'anything passes', faulty: chart.provide({ guards: { isComplete: () => true } }) },
  ])('$proof.name fails when $because', ({ proof, faulty }) => {
    expect(() => proof.on(faulty)).toThrow(proof.name);
  });
});
