import type { BankListResult, SchemeChart } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { noticeActions } from '../../kit/notice-actions.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { port } from '../../kit/port.ts';
import { secondFactorMachine } from '../../parts/identity/second-factor/second-factor.machine.ts';
import { mandateChoiceMachine } from '../../parts/mandate/mandate-choice/mandate-choice.machine.ts';
import { nomineeChoiceMachine } from '../../parts/nominee/nominee-choice/nominee-choice.machine.ts';
import type {
  OrderConfirmationEnd,
  OrderResult,
  SubmissionSearch,
} from '../../parts/order/order-confirmation/order-confirmation.types.ts';
import { confirmationActions } from '../../parts/order/order-confirmation/order-actions.ts';
import { confirmationGuards, lookUpGuards } from '../../parts/order/order-confirmation/order-confirmation.rules.ts';
import { closedGateOf } from '../../parts/order/order-gate.ts';
import { nomineeActions } from '../../parts/order/order-offer/nominee-actions.ts';
import { termsGuards } from '../../parts/order/order-offer/order-offer.ts';
import { recentOrderMachine } from '../../parts/order/recent-order/recent-order.machine.ts';
import { recentOrderActions, recentOrderGuards } from '../../parts/order/recent-order/recent-order.transitions.ts';
import { completeChoiceOf, isMandateRequired, findOffer, placedOutput, sipProblemOf } from './sip-checkout.rules.ts';
import type {
  PlacedSip,
  SipCheckoutChart,
  SipChoice,
  SipConfirmationSubject,
  SipLookUpResult,
} from './sip-checkout.types.ts';

type End = OrderConfirmationEnd<PlacedSip>;

/** Actors, guards and actions of the checkout. */
export const sipCheckoutSetup = setup({
  types: {} as SipCheckoutChart,
  actors: {
    getSchemeStatistics: operationPort('getSchemeStatistics'),
    listBankAccounts: operationPort('listBankAccounts'),
    nomineeChoice: nomineeChoiceMachine,
    mandateChoice: mandateChoiceMachine,
    recentOrder: recentOrderMachine,
    secondFactor: secondFactorMachine<SipConfirmationSubject, OrderResult<PlacedSip>>(),
    /** Decision 009. */
    findPlaced: port<SubmissionSearch, SipLookUpResult>('findPlaced'),
  },
  guards: {
    ...confirmationGuards,
    ...lookUpGuards,
    ...recentOrderGuards,
    ...termsGuards,
    /** DO-283. */
    isOrderMissing: ({ context }) => context.requestedSip === null,
    /** INV-21. */
    isGateClosed: ({ context }) => context.gate !== null,
    /** Decision 024. */
    isSipNotOffered: ({ context }) => context.notOffered !== null,
    /** Decision 024. */
    isOfferMissing: ({ context }) => context.offer === null,
    /** OM-228. */
    isAccountListMissing: ({ context }) => context.lists === null,
    /** DO-330, DO-333. */
    isMandateRequired: ({ context }) => isMandateRequired(context),
    /** Decision 084. */
    isMandateOfSuggestionRequired: ({ context, event }) =>
      event.type === 'nominee.settled' && event.isSuggested === true && isMandateRequired(context),
    /** INV-27, INV-28. */
    isChoiceComplete: ({ context }) => completeChoiceOf(context) !== null,
    /** DO-320, DO-325. */
    canPlaceSip: ({ context }) => completeChoiceOf(context) !== null && sipProblemOf(context) === null,
  },
  actions: {
    ...noticeActions<SipCheckoutChart>('alert'),
    ...recentOrderActions<SipCheckoutChart>(),
    ...nomineeActions<SipCheckoutChart>(),
    ...confirmationActions<SipCheckoutChart, SipChoice>(completeChoiceOf),
    /** Decision 024. */
    setOffer: assign(({ context: { requestedSip, today } }, chart: SchemeChart) =>
      requestedSip === null ? {} : { gate: closedGateOf(chart), ...findOffer(chart, requestedSip, today()) },
    ),
    /** OM-228. */
    setBankLists: assign((_, lists: BankListResult) => ({ lists })),
    /** DO-325, INV-28. */
    setMandate: assign(({ event }) =>
      event.type === 'mandate.settled' ? { mandateNumber: event.mandateNumber, lists: event.lists } : {},
    ),
    /** INV-28. */
    clearMandate: assign({ mandateNumber: null }),
    /** DO-331. */
    setPlacedOrder: assign(({ context }, end: End) =>
      end.kind === 'placed' ? { outcome: placedOutput(context, end.order) } : {},
    ),
  },
});
