import type { BankListResult, CancelMandateAnswer, RefreshMandateAnswer } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { noticeActions } from '../../../kit/notice-actions.ts';
import { operationPort } from '../../../kit/operation-port.ts';
import { reportToParent } from '../../../kit/report-to-parent.ts';
import { submissionActions } from '../../../kit/submission-actions.ts';
import type { MandateRegistrationOutput } from '../mandate-registration/mandate-registration.types.ts';
import { mandateRegistrationMachine } from '../mandate-registration/mandate-registration.machine.ts';
import {
  contextAfterRegistration,
  isNewMandateNeeded,
  canCancelMandate,
  canChooseMandate,
  canRefreshMandate,
  canSignMandate,
  startOfChoice,
  updateRefreshedMandate,
  mergeBankLists,
} from './mandate-choice.rules.ts';
import type {
  MandateChoiceChart,
  MandateChoiceContext,
  MandateChoiceEvent,
  MandateChoiceReport,
} from './mandate-choice.types.ts';

const mandateIdOf = (event: MandateChoiceEvent) => ('id' in event ? event.id : null);

/** Actors, guards and actions of the choice. */
export const mandateChoiceSetup = setup({
  types: {} as MandateChoiceChart,
  actors: {
    listBankAccounts: operationPort('listBankAccounts'),
    refreshMandate: operationPort('refreshMandate'),
    cancelMandate: operationPort('cancelMandate'),
    mandateRegistration: mandateRegistrationMachine,
  },
  guards: {
    hasBankLists: ({ context }) => context.lists !== null,
    /** DO-319, OM-208. */
    isNewMandateNeeded: ({ context }) => isNewMandateNeeded(context),
    /** DO-313, OM-222, OM-224. */
    hasChosenMandate: ({ context }) => canChooseMandate(context.lists, context.chosenId),
    /** Decision 071. */
    isChoiceSummarised: ({ context }) => context.isSummarised,
    /** DO-313, OM-222, OM-224. */
    canChooseMandate: ({ context, event }) => canChooseMandate(context.lists, mandateIdOf(event)),
    /** DO-302, OM-209. */
    canRegisterMandate: ({ context }) => context.lists?.is_register_mandate_allowed === true,
    /** DO-314, OM-220. */
    canSignMandate: ({ context, event }) => canSignMandate(context.lists, mandateIdOf(event)),
    /** DO-311, OM-218. */
    canRefreshMandate: ({ context, event }) => canRefreshMandate(context.lists, mandateIdOf(event)),
    /** DO-309, OM-219. */
    canCancelMandate: ({ context, event }) => canCancelMandate(context.lists, mandateIdOf(event)),
    /** Decision 009. */
    hasRegistrationLostAnswer: (_, output: MandateRegistrationOutput) => output.kind === 'left' && output.hasLostAnswer,
    /** DO-312. */
    isMandateProcessed: (_, answer: RefreshMandateAnswer) => answer.is_processed,
    /** INV-32. */
    hasMandatesInAnswer: (_, { result }: CancelMandateAnswer) => result !== undefined,
  },
  actions: {
    /** OM-195, OM-207. Only the first lists can be shown in one line; a choice that is reloaded remains open (071). */
    setBankLists: assign(({ context }, lists: BankListResult) => {
      const started = startOfChoice(lists, context);
      return { lists, ...started, isSummarised: context.lists === null && started.isSummarised };
    }),
    /** DO-315, OM-223. */
    selectMandate: assign((_, { id }: { id: string }) => ({ chosenId: id })),
    clearSelectedMandate: assign({ chosenId: null, isSummarised: false }),
    /** Decision 071. */
    clearSummary: assign({ isSummarised: false }),
    /** DO-311, DO-312. */
    setRefreshedMandate: assign((_, { id }: { id: string }) => ({ rowId: id })),
    clearMandateOfAction: assign({ rowId: null }),
    /** A cancellation of another mandate is another submission, even after a lost answer (DO-309, decision 009). */
    setCancelledMandate: assign(({ context }, { id }: { id: string }) => ({
      rowId: id,
      cancelledId: id,
      hasLostAnswer: context.hasLostAnswer && context.cancelledId === id,
    })),
    /** DO-312, OM-218. */
    updateRefreshedMandate: assign(({ context: { lists, rowId } }, answer: RefreshMandateAnswer) => ({
      lists: updateRefreshedMandate(lists, rowId ?? '', answer),
    })),
    /** DO-305, DO-306. */
    recordRegistrationEnd: assign(({ context }, output: MandateRegistrationOutput) =>
      contextAfterRegistration(context, output),
    ),
    /** OM-219. */
    recordCancellation: assign(({ context }, answer: CancelMandateAnswer) => ({
      lists: mergeBankLists(context.lists, answer.result),
      chosenId: context.chosenId === context.cancelledId ? null : context.chosenId,
      hasLostAnswer: false,
    })),
    /** Decision 009. */
    clearLostAnswer: assign({ hasLostAnswer: false }),
    setMandateToSign: assign((_, { id }: { id: string }) => ({ signedId: id })),
    clearMandateToSign: assign({ signedId: null }),
    ...noticeActions<MandateChoiceChart>('alert'),
    /** Decision 074. */
    clearMessages: assign({ notice: null, sentId: null }),
    ...submissionActions<MandateChoiceChart>(),
    /** INV-64. */
    reportSelectedMandate: reportToParent(({ chosenId, lists }: MandateChoiceContext): MandateChoiceReport =>
      chosenId === null || lists === null
        ? { type: 'mandate.unsettled' }
        : { type: 'mandate.settled', mandateNumber: chosenId, lists },
    ),
    /** INV-64. */
    reportMandateUnsettled: reportToParent((): MandateChoiceReport => ({ type: 'mandate.unsettled' })),
  },
});
