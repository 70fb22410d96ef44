import type { ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../../model-testing/contract.ts';
import { isPortDone } from '../../../model-testing/monitors.ts';
import { mutant } from '../../../model-testing/mutant.ts';
import { createProver } from '../../../model-testing/create-prover.ts';
import { throwViolation, type Monitor } from '../../../model-testing/walk.ts';
import { recentOrderMachine } from './recent-order.machine.ts';
import { recentOrderJourneys, recentOrderWorld } from './recent-order.scenarios.ts';

type Context = ContextFrom<typeof recentOrderMachine>;

/** INV-01: an order that repeats a recent one continues only after the user's answer. */
const repeatedOnlyAfterAnswer: Monitor<Context, { isFound: boolean }> = {
  name: 'INV-01',
  start: { isFound: false },
  step({ isFound }, edge) {
    const isAnswer = 'type' in edge.step && edge.step.type === 'repeat.confirmed';
    if (isFound && edge.to.value === 'passed' && !isAnswer)
      throwViolation("a recent order is repeated without the user's answer");
    return { isFound: isFound || (isPortDone(edge, 'findRecentOrder') && edge.to.context.recent !== null) };
  },
};

/** INV-03: nothing can be confirmed before the result of the comparison. */
const confirmableOnlyAfterCheck: Monitor<Context, null> = {
  name: 'INV-03',
  start: null,
  step(_, { to }) {
    if (to.hasTag('busy') && to.can({ type: 'repeat.confirmed' }))
      throwViolation('an answer is accepted before the dialog');
    return null;
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(recentOrderJourneys, recentOrderWorld)) test(title, run);
});

describe('invariants', () => {
  const prove = createProver(recentOrderJourneys, recentOrderWorld);
  for (const { title, run } of [
    ...prove(repeatedOnlyAfterAnswer, {
      'declining the repetition places the order': mutant(recentOrderMachine, 'confirmingRepeat', {
        on: { 'repeat.left': 'passed' },
      }),
    }),
    ...prove(confirmableOnlyAfterCheck, {
      'the check can be skipped': mutant(recentOrderMachine, 'checkingRecentOrder', {
        on: { 'repeat.confirmed': 'passed' },
      }),
    }),
  ])
    test(title, run);
});
