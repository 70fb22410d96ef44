import type { BankListResult, SchemeChart } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { keepsNotice } from '../../kit/notice.ts';
import { fetchChart } from '../../kit/on-demand.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { port } from '../../kit/port.ts';
import type { OrderEnd, SoughtOrder } from '../../parts/order-confirmation/index.ts';
import { closesGate, lostWith, notFoundNotice } from '../../parts/order-confirmation/order-confirmation.rules.ts';
import { recentOrderMachine } from '../../parts/recent-order/recent-order.machine.ts';
import { confirmedBy } from '../../parts/recent-order/recent-order.rules.ts';
import { later, type SipChild } from './sip-checkout.children.ts';
import { choiceIn, gateIn, needsMandate, offerIn, placedAt, problemIn } from './sip-checkout.rules.ts';
import type { PlacedSip, SipCheckoutChart, SipFound } from './sip-checkout.types.ts';

type End = OrderEnd<PlacedSip>;

/** Actors, guards and actions of the checkout. */
export const sipCheckoutSetup = setup({
  types: {} as SipCheckoutChart,
  actors: {
    getSchemeStatistics: operationPort('getSchemeStatistics'),
    listBankAccounts: operationPort('listBankAccounts'),
    fetchChart: fetchChart<SipChild>(),
    nomineeChoice: later.nomineeChoice.chart,
    mandateChoice: later.mandateChoice.chart,
    recentOrder: recentOrderMachine,
    secondFactor: later.secondFactor.chart,
    findPlaced: port<SoughtOrder, SipFound>('findPlaced'),
  },
  guards: {
    needsMandate: ({ context }) => needsMandate(context),
    isComplete: ({ context }) => choiceIn(context) !== null,
    mayPlace: ({ context }) => choiceIn(context) !== null && problemIn(context) === null,
  },
  actions: {
    setTerms: assign(({ context: { asked, today } }, chart: SchemeChart) =>
      asked === null ? {} : { gate: gateIn(chart), ...offerIn(chart, asked, today) },
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
    setConfirmedUntil: assign(confirmedBy),
    setOrderPlaced: assign(({ context }, end: End) =>
      end.kind === 'placed' ? { outcome: placedAt(context, end.order) } : {},
    ),
    recordFoundOrder: assign(({ context }, found: SipFound) =>
      found.kind === 'found' ? { outcome: placedAt(context, found.order) } : { notice: notFoundNotice(found) },
    ),
    setOrderingBlocked: enqueueActions(closesGate<PlacedSip>),
    recordAbandonedConfirmation: assign(({ context }, end: End) => ({
      notice: end.kind === 'back' ? end.notice : null,
      lost: lostWith(end, choiceIn(context), context.lost),
    })),
    setNotice: enqueueActions(keepsNotice('alert')),
    clearNotice: assign({ notice: null }),
  },
});
