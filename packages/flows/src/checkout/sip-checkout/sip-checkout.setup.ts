import type { BankListResult, SchemeChart } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { noticeActions } from '../../kit/notice-actions.ts';
import { fetchChart } from '../../kit/on-demand.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { port } from '../../kit/port.ts';
import type {
  OrderConfirmationEnd,
  SubmissionSearch,
} from '../../parts/order/order-confirmation/order-confirmation.types.ts';
import { confirmationActions } from '../../parts/order/order-confirmation/order-actions.ts';
import { confirmationGuards, lookUpGuards } from '../../parts/order/order-confirmation/order-confirmation.rules.ts';
import { nomineeActions, termsGuards } from '../../parts/order/order-offer/order-offer.ts';
import { recentOrderActions, recentOrderGuards } from '../../parts/order/recent-order/recent-order.transitions.ts';
import { onDemandChildren, type SipChildName } from './sip-checkout.children.ts';
import {
  completeChoiceOf,
  closedGateOf,
  isMandateRequired,
  findOffer,
  placedOutput,
  sipProblemOf,
} from './sip-checkout.rules.ts';
import type { PlacedSip, SipCheckoutChart, SipChoice, SipLookUpResult } from './sip-checkout.types.ts';

type End = OrderConfirmationEnd<PlacedSip>;

/** Actors, guards and actions of the checkout. */
export const sipCheckoutSetup = setup({
  types: {} as SipCheckoutChart,
  actors: {
    getSchemeStatistics: operationPort('getSchemeStatistics'),
    listBankAccounts: operationPort('listBankAccounts'),
    fetchChart: fetchChart<SipChildName>(),
    nomineeChoice: onDemandChildren.nomineeChoice.chart,
    mandateChoice: onDemandChildren.mandateChoice.chart,
    recentOrder: onDemandChildren.recentOrder.chart,
    secondFactor: onDemandChildren.secondFactor.chart,
    findPlaced: port<SubmissionSearch, SipLookUpResult>('findPlaced'),
  },
  guards: {
    ...confirmationGuards,
    ...lookUpGuards,
    ...recentOrderGuards,
    ...termsGuards,
    isOrderMissing: ({ context }) => context.requestedSip === null,
    isGateClosed: ({ context }) => context.gate !== null,
    isSipNotOffered: ({ context }) => context.notOffered !== null,
    isOfferMissing: ({ context }) => context.offer === null,
    isAccountListMissing: ({ context }) => context.lists === null,
    isMandateRequired: ({ context }) => isMandateRequired(context),
    isMandateOfSuggestionRequired: ({ context, event }) =>
      event.type === 'nominee.settled' && event.isSuggested === true && isMandateRequired(context),
    isChoiceComplete: ({ context }) => completeChoiceOf(context) !== null,
    canPlaceSip: ({ context }) => completeChoiceOf(context) !== null && sipProblemOf(context) === null,
  },
  actions: {
    ...noticeActions<SipCheckoutChart>('alert'),
    ...recentOrderActions<SipCheckoutChart>(),
    ...nomineeActions<SipCheckoutChart>(),
    ...confirmationActions<SipCheckoutChart, SipChoice>(completeChoiceOf),
    setOffer: assign(({ context: { requestedSip, today } }, chart: SchemeChart) =>
      requestedSip === null ? {} : { gate: closedGateOf(chart), ...findOffer(chart, requestedSip, today) },
    ),
    setBankLists: assign((_, lists: BankListResult) => ({ lists })),
    setMandate: assign(({ event }) =>
      event.type === 'mandate.settled' ? { mandateNumber: event.mandateNumber, lists: event.lists } : {},
    ),
    clearMandate: assign({ mandateNumber: null }),
    setPlacedOrder: assign(({ context }, end: End) =>
      end.kind === 'placed' ? { outcome: placedOutput(context, end.order) } : {},
    ),
  },
});
