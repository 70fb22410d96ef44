import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { isDone, oneAtATime, startOf } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { proving } from '../../kit/proving.ts';
import { violated, type Monitor } from '../../kit/walk.ts';
import { mandateChoiceMachine } from './mandate-choice.machine.ts';
import { mayChoose } from './mandate-choice.rules.ts';
import { isDateBlocked } from './mandate-lists.ts';
import { mandateChoiceJourneys, mandateChoiceWorld } from './mandate-choice.scenarios.ts';
import type { MandateReport } from './mandate-choice.types.ts';

type Context = ContextFrom<typeof mandateChoiceMachine>;

const isReport = (told: { type: string }): told is MandateReport => /^mandate\.(un)?settled$/.test(told.type);

/** What is told as settled is the chosen one, which may be debited or waits for the bank; elsewhere nothing is. */
const settlesWhatMayPay: Monitor<Context, { settled: string | null }> = {
  name: 'INV-28 INV-64',
  start: { settled: null },
  step({ settled: before }, { to, told }) {
    const last = told.filter(isReport).at(-1);
    const settled = last === undefined ? before : last.type === 'mandate.settled' ? last.mandateId : null;
    if (last?.type === 'mandate.settled' && !mayChoose(last.lists, last.mandateId))
      violated('a mandate is settled that may not pay');
    const isSelected = JSON.stringify(to.value).includes('"selected"');
    if (settled !== (isSelected ? to.context.chosenId : null)) violated('the parent was told something else');
    return { settled };
  },
};

/** INV-29: what the exchange said about the day is not forgotten by an answer that was not asked about it. */
const keepsTheDay: Monitor<Context, { isBlocked: boolean }> = {
  name: 'INV-29',
  start: { isBlocked: false },
  step({ isBlocked }, edge) {
    const isAsked = edge.from === null || isDone(edge, 'listBankAccounts');
    const { lists } = edge.to.context;
    const now = lists !== null && isDateBlocked(lists);
    if (isBlocked && !now && !isAsked) violated('a closed day opened though nobody asked about it');
    return { isBlocked: now };
  },
};

/** Nothing is cancelled without the question before it. */
const asksBefore: Monitor<Context, null> = {
  name: 'INV-05',
  start: null,
  step(_, edge) {
    const isYes = 'type' in edge.step && edge.step.type === 'cancellation.confirmed';
    if (startOf(edge, 'cancelMandate') && !isYes) violated('a mandate is cancelled though nobody was asked');
    return null;
  },
};

/** INV-04: a submission whose answer was lost is gone on with for the same mandate, and for no other. */
const oneSubmissionAMandate: Monitor<Context, { key: string; id: string } | null> = {
  name: 'INV-04',
  start: null,
  step(last, edge) {
    const start = startOf(edge, 'cancelMandate');
    if (!start) return last;
    const now = { key: start.submission ?? '', id: (start.request as { mandate_id: string }).mandate_id };
    if (last?.key === now.key && last.id !== now.id) violated('a submission cancels two mandates');
    return now;
  },
  key: (last, { context }) => last && [last.id, last.key === context.submission],
};

describe('contract', () => {
  for (const { title, run } of flowContract(mandateChoiceJourneys, mandateChoiceWorld)) test(title, run);
});

describe('invariants', () => {
  const chart = mandateChoiceMachine;
  const prove = proving(mandateChoiceJourneys, mandateChoiceWorld);
  for (const { title, run } of [
    ...prove(settlesWhatMayPay, {
      'any mandate may be chosen': chart.provide({ guards: { mayChoose: () => true } }),
    }),
    ...prove(keepsTheDay, {
      'another answer takes the place of the lists': chart.provide({
        actions: {
          askToCancel: assign(({ context }) => ({
            lists: context.lists && { ...context.lists, mandate_date_validation: { message_text: '' } },
          })),
        },
        guards: { isPending: () => true },
      }),
    }),
    ...prove(asksBefore, {
      'the question is left out': mutant(chart, 'confirmingCancellation', { always: 'cancelling' }),
    }),
    ...prove(oneSubmissionAMandate, {
      'a lost answer is carried to another mandate': chart.provide({
        actions: {
          askToCancel: assign((_, { id }: { id: string }) => ({ rowId: id, cancelledId: id })),
        },
        guards: { isPending: () => true },
      }),
    }),
    ...prove(oneAtATime<Context>(['cancelMandate'], [{ type: 'cancellation.confirmed' }]), {
      'a second yes cancels again': mutant(chart, 'cancelling', {
        on: { 'cancellation.confirmed': { target: 'cancelling', reenter: true } },
      }),
    }),
  ])
    test(title, run);
});
