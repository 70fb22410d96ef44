import type { BankListResult, CancelMandateAnswer, RefreshMandateAnswer } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { keepsNotice } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { report } from '../../kit/report.ts';
import { nextSubmission } from '../../kit/submission-key.ts';
import type { MandateRegistrationOutput } from '../mandate-registration/index.ts';
import { mandateRegistrationMachine } from '../mandate-registration/mandate-registration.machine.ts';
import {
  afterRegistration,
  asksWhichPays,
  chosenBy,
  mayCancel,
  mayChoose,
  mayRefresh,
  maySign,
  withAnswer,
  withLists,
} from './mandate-choice.rules.ts';
import type {
  MandateChoiceChart,
  MandateChoiceContext,
  MandateChoiceEvent,
  MandateReport,
} from './mandate-choice.types.ts';

const idIn = (event: MandateChoiceEvent) => ('id' in event ? event.id : null);

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
    areListsLoaded: ({ context }) => context.lists !== null,
    isChosen: ({ context }) => mayChoose(context.lists, context.chosenId),
    mayChoose: ({ context, event }) => asksWhichPays(context) && mayChoose(context.lists, idIn(event)),
    mayRegister: ({ context }) => context.lists?.is_register_mandate_allowed === true,
    maySign: ({ context, event }) => maySign(context.lists, idIn(event)),
    isRefreshable: ({ context, event }) => mayRefresh(context.lists, idIn(event)),
    isPending: ({ context, event }) => mayCancel(context.lists, idIn(event)),
  },
  actions: {
    setLists: assign(({ context }, lists: BankListResult) => ({ lists, chosenId: chosenBy(lists, context) })),
    selectMandate: assign((_, { id }: { id: string }) => ({ chosenId: id })),
    clearSelection: assign({ chosenId: null }),
    setActiveRow: assign((_, { id }: { id: string }) => ({ rowId: id })),
    clearActiveRow: assign({ rowId: null }),
    /** Another mandate is another submission, whether or not the last answer was lost. */
    setCancelledMandate: assign(({ context }, { id }: { id: string }) => ({
      rowId: id,
      cancelledId: id,
      hasLostAnswer: context.hasLostAnswer && context.cancelledId === id,
    })),
    updateMandate: assign(({ context: { lists, rowId } }, answer: RefreshMandateAnswer) => ({
      lists: withAnswer(lists, rowId ?? '', answer),
    })),
    recordRegistration: assign(({ context }, output: MandateRegistrationOutput) => afterRegistration(context, output)),
    recordCancellation: assign(({ context }, answer: CancelMandateAnswer) => ({
      lists: withLists(context.lists, answer.result),
      chosenId: context.chosenId === context.cancelledId ? null : context.chosenId,
      hasLostAnswer: false,
    })),
    setNotice: enqueueActions(keepsNotice('alert')),
    clearNotice: assign({ notice: null, sentId: null }),
    nextSubmission: assign(({ context }) => nextSubmission(context)),
    reportSettled: report(({ chosenId, lists }: MandateChoiceContext): MandateReport =>
      chosenId === null || lists === null
        ? { type: 'mandate.unsettled' }
        : { type: 'mandate.settled', mandateId: chosenId, lists },
    ),
    reportUnsettled: report((): MandateReport => ({ type: 'mandate.unsettled' })),
  },
});
