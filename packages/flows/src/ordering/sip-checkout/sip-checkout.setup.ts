import type { BankListResult, SchemeChart } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { createNoticeSetter } from '../../kit/notice.ts';
import { fetchChart } from '../../kit/on-demand.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { port } from '../../kit/port.ts';
import type { OrderEnd, OrderSearch } from '../../parts/order-confirmation/index.ts';
import {
  blockOrdering,
  nextPendingRetry,
  notFoundNotice,
} from '../../parts/order-confirmation/order-confirmation.rules.ts';
import { confirmedUntilUpdate } from '../../parts/recent-order/recent-order.transitions.ts';
import { onDemandChildren, type SipChildName } from './sip-checkout.children.ts';
import {
  completeChoiceOf,
  closedGateOf,
  needsMandate,
  findOffer,
  placedOutput,
  sipProblemOf,
} from './sip-checkout.rules.ts';
import type { PlacedSip, SipCheckoutChart, FoundSip } from './sip-checkout.types.ts';

type End = OrderEnd<PlacedSip>;

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
    findPlaced: port<OrderSearch, FoundSip>('findPlaced'),
  },
  guards: {
    needsMandate: ({ context }) => needsMandate(context),
    isChoiceComplete: ({ context }) => completeChoiceOf(context) !== null,
    canPlaceSip: ({ context }) => completeChoiceOf(context) !== null && sipProblemOf(context) === null,
  },
  actions: {
    setTerms: assign(({ context: { requestedSip, today } }, chart: SchemeChart) =>
      requestedSip === null ? {} : { gate: closedGateOf(chart), ...findOffer(chart, requestedSip, today) },
    ),
    setLists: assign((_, lists: BankListResult) => ({ lists })),
    setNominee: assign(({ context: { offer }, event }) =>
      event.type === 'nominee.settled' && offer !== null
        ? {
            nominee: { option: event.option, nomineeId: event.nomineeId },
            offer: {
              ...offer,
              nominees: event.nominees,
              isNoneRegistered: event.isNoneRegistered,
              noNomineeForm: event.noNomineeForm,
            },
          }
        : {},
    ),
    clearNominee: assign({ nominee: null }),
    setMandate: assign(({ event }) =>
      event.type === 'mandate.settled' ? { mandateId: event.mandateId, lists: event.lists } : {},
    ),
    clearMandate: assign({ mandateId: null }),
    setConfirmedUntil: assign(confirmedUntilUpdate),
    setOrderPlaced: assign(({ context }, end: End) =>
      end.kind === 'placed' ? { outcome: placedOutput(context, end.order) } : {},
    ),
    recordFoundOrder: assign(({ context }, found: FoundSip) =>
      found.kind === 'found' ? { outcome: placedOutput(context, found.order) } : { notice: notFoundNotice(found) },
    ),
    setOrderingBlocked: enqueueActions(blockOrdering<PlacedSip>),
    recordAbandonedConfirmation: assign(({ context }, end: End) => ({
      notice: end.kind === 'back' ? end.notice : null,
      lost: nextPendingRetry(end, completeChoiceOf(context), context.lost),
    })),
    setNotice: enqueueActions(createNoticeSetter('alert')),
    clearNotice: assign({ notice: null }),
  },
});
