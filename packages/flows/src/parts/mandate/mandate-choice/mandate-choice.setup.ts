import type { BankListResult, CancelMandateAnswer, RefreshMandateAnswer } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { noticeActions } from '../../../kit/notice-actions.ts';
import { operationPort } from '../../../kit/operation-port.ts';
import { reportToParent } from '../../../kit/report-to-parent.ts';
import { submissionActions } from '../../../kit/submission-actions.ts';
import type { MandateRegistrationOutput } from '../mandate-registration/index.ts';
import { mandateRegistrationMachine } from '../mandate-registration/mandate-registration.machine.ts';
import {
  registrationUpdate,
  isForSip,
  resolveChosenId,
  canCancel,
  canChoose,
  canRefresh,
  canSign,
  applyRefreshAnswer,
  mergeLists,
} from './mandate-choice.rules.ts';
import type {
  MandateChoiceChart,
  MandateChoiceContext,
  MandateChoiceEvent,
  MandateReport,
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
    hasLists: ({ context }) => context.lists !== null,
    hasChosenMandate: ({ context }) => canChoose(context.lists, context.chosenId),
    canChoose: ({ context, event }) => isForSip(context) && canChoose(context.lists, mandateIdOf(event)),
    canRegister: ({ context }) => context.lists?.is_register_mandate_allowed === true,
    canSign: ({ context, event }) => canSign(context.lists, mandateIdOf(event)),
    isRefreshable: ({ context, event }) => canRefresh(context.lists, mandateIdOf(event)),
    isPending: ({ context, event }) => canCancel(context.lists, mandateIdOf(event)),
    isRegistrationUnknown: (_, output: MandateRegistrationOutput) => output.kind === 'left' && output.hasLostAnswer,
    isProcessed: (_, answer: RefreshMandateAnswer) => answer.is_processed,
    hasMandates: (_, { result }: CancelMandateAnswer) => result !== undefined,
  },
  actions: {
    setLists: assign(({ context }, lists: BankListResult) => ({ lists, chosenId: resolveChosenId(lists, context) })),
    selectMandate: assign((_, { id }: { id: string }) => ({ chosenId: id })),
    clearSelection: assign({ chosenId: null }),
    setActiveRow: assign((_, { id }: { id: string }) => ({ rowId: id })),
    clearActiveRow: assign({ rowId: null }),
    /** A cancellation of another mandate is another submission, even after a lost answer. */
    setCancelledMandate: assign(({ context }, { id }: { id: string }) => ({
      rowId: id,
      cancelledId: id,
      hasLostAnswer: context.hasLostAnswer && context.cancelledId === id,
    })),
    updateMandate: assign(({ context: { lists, rowId } }, answer: RefreshMandateAnswer) => ({
      lists: applyRefreshAnswer(lists, rowId ?? '', answer),
    })),
    recordRegistration: assign(({ context }, output: MandateRegistrationOutput) => registrationUpdate(context, output)),
    recordCancellation: assign(({ context }, answer: CancelMandateAnswer) => ({
      lists: mergeLists(context.lists, answer.result),
      chosenId: context.chosenId === context.cancelledId ? null : context.chosenId,
      hasLostAnswer: false,
    })),
    clearLostAnswer: assign({ hasLostAnswer: false }),
    setSignedMandate: assign((_, { id }: { id: string }) => ({ signedId: id })),
    clearSignedMandate: assign({ signedId: null }),
    ...noticeActions<MandateChoiceChart>('alert'),
    clearMessages: assign({ notice: null, sentId: null }),
    ...submissionActions<MandateChoiceChart>(),
    reportSettled: reportToParent(({ chosenId, lists }: MandateChoiceContext): MandateReport =>
      chosenId === null || lists === null
        ? { type: 'mandate.unsettled' }
        : { type: 'mandate.settled', mandateNumber: chosenId, lists },
    ),
    reportUnsettled: reportToParent((): MandateReport => ({ type: 'mandate.unsettled' })),
  },
});
