import type { BankListResult } from '@folioflow/api/contract';
import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../../model-testing/contract.ts';
import { isPortDone, noConcurrentCalls, startedCall } from '../../../model-testing/monitors.ts';
import { mutant } from '../../../model-testing/mutant.ts';
import { createProver } from '../../../model-testing/create-prover.ts';
import { throwViolation, type Monitor } from '../../../model-testing/walk.ts';
import { mandateChoiceMachine } from './mandate-choice.machine.ts';
import { canChooseMandate, startOfChoice } from './mandate-choice.rules.ts';
import { findMandate, isMandateDateBlocked } from './mandate-lists.ts';
import { isMandateSelectable } from './mandate-state.ts';
import { mandateChoiceJourneys, mandateChoiceWorld } from './mandate-choice.scenarios.ts';
import type { MandateChoiceReport } from './mandate-choice.types.ts';

type Context = ContextFrom<typeof mandateChoiceMachine>;

const isReport = (event: { type: string }): event is MandateChoiceReport => /^mandate\.(un)?settled$/.test(event.type);

/** The settled mandate is the chosen one, which can be debited or awaits approval; without a SIP none is settled. */
const onlyPayableMandateSettled: Monitor<Context, { settled: string | null }> = {
  name: 'INV-28 INV-64',
  start: { settled: null },
  step({ settled: before }, { to, sentEvents }) {
    const last = sentEvents.filter(isReport).at(-1);
    const settled = last === undefined ? before : last.type === 'mandate.settled' ? last.mandateNumber : null;
    if (last?.type === 'mandate.settled' && !canChooseMandate(last.lists, last.mandateNumber))
      throwViolation('a mandate is settled that cannot pay');
    const isSelected = JSON.stringify(to.value).includes('"selected"');
    if (settled !== (isSelected ? to.context.chosenId : null)) throwViolation('the parent received another report');
    return { settled };
  },
};

/** Decision 071: the line shows an approved, settled mandate without a message, and an opened choice remains open. */
const onlySuitableMandateSummarised: Monitor<Context, { isOpened: boolean }> = {
  name: 'one line only where a mandate suits',
  start: { isOpened: false },
  step({ isOpened }, { to }) {
    const { isSummarised, lists, chosenId, notice, sentId } = to.context;
    if (!isSummarised) return { isOpened: isOpened || lists !== null };
    const mandate = findMandate(lists, chosenId);
    if (isOpened) throwViolation('an opened choice is shown in one line again');
    if (mandate === undefined || !isMandateSelectable(mandate)) throwViolation('a mandate in the line cannot pay');
    if (notice !== null || sentId !== null) throwViolation('the line hides a message');
    if (!JSON.stringify(to.value).includes('"selected"')) throwViolation('a line without a settled mandate');
    return { isOpened };
  },
};

/** INV-29: an answer to a request without the day does not clear the remark of the exchange. */
const dayStaysClosed: Monitor<Context, { isBlocked: boolean }> = {
  name: 'INV-29',
  start: { isBlocked: false },
  step({ isBlocked }, edge) {
    const isAsked = edge.from === null || isPortDone(edge, 'listBankAccounts');
    const { lists } = edge.to.context;
    const now = lists !== null && isMandateDateBlocked(lists);
    if (isBlocked && !now && !isAsked) throwViolation('a closed day was opened without a request for it');
    return { isBlocked: now };
  },
};

/** A mandate is cancelled only after its confirmation dialog. */
const cancelledOnlyAfterConfirmation: Monitor<Context, null> = {
  name: 'INV-05',
  start: null,
  step(_, edge) {
    const isYes = 'type' in edge.step && edge.step.type === 'cancellation.confirmed';
    if (startedCall(edge, 'cancelMandate') && !isYes) throwViolation('a mandate is cancelled without a confirmation');
    return null;
  },
};

/** INV-04: a submission whose answer was lost is retried for the same mandate only. */
const separateSubmissionPerMandate: Monitor<Context, { key: string; id: string } | null> = {
  name: 'INV-04',
  start: null,
  step(last, edge) {
    const start = startedCall(edge, 'cancelMandate');
    if (!start) return last;
    const now = { key: start.submission ?? '', id: (start.request as { mandate_id: string }).mandate_id };
    if (last?.key === now.key && last.id !== now.id) throwViolation('a submission cancels two mandates');
    return now;
  },
  key: (last, { context }) => last && [last.id, last.key === context.submission],
};

describe('contract', () => {
  for (const { title, run } of flowContract(mandateChoiceJourneys, mandateChoiceWorld)) test(title, run);
});

describe('invariants', () => {
  const chart = mandateChoiceMachine;
  const prove = createProver(mandateChoiceJourneys, mandateChoiceWorld);
  for (const { title, run } of [
    ...prove(onlyPayableMandateSettled, {
      'any mandate can be chosen': chart.provide({ guards: { canChooseMandate: () => true } }),
    }),
    ...prove(onlySuitableMandateSummarised, {
      'an action leaves the choice in one line': mutant(chart, 'existing', { exit: [] }),
      'lists that are loaded again are shown in one line': chart.provide({
        actions: {
          setBankLists: assign(({ context }, lists: BankListResult) => ({ lists, ...startOfChoice(lists, context) })),
        },
      }),
      'the open choice becomes a line': chart.provide({
        actions: { clearSelectedMandate: assign({ chosenId: null, isSummarised: true }) },
      }),
    }),
    ...prove(dayStaysClosed, {
      'another answer replaces the lists': chart.provide({
        actions: {
          setCancelledMandate: assign(({ context }) => ({
            lists: context.lists && { ...context.lists, mandate_date_validation: { message_text: '' } },
          })),
        },
        guards: { canCancelMandate: () => true },
      }),
    }),
    ...prove(cancelledOnlyAfterConfirmation, {
      'the confirmation is skipped': mutant(chart, 'confirmingCancellation', { always: 'cancelling' }),
    }),
    ...prove(separateSubmissionPerMandate, {
      'a lost answer is carried to another mandate': chart.provide({
        actions: {
          setCancelledMandate: assign((_, { id }: { id: string }) => ({ rowId: id, cancelledId: id })),
        },
        guards: { canCancelMandate: () => true },
      }),
    }),
    ...prove(noConcurrentCalls<Context>(['cancelMandate'], [{ type: 'cancellation.confirmed' }]), {
      'a second yes cancels again': mutant(chart, 'cancelling', {
        on: { 'cancellation.confirmed': { target: 'cancelling', reenter: true } },
      }),
    }),
  ])
    test(title, run);
});
