import type { ListedOrderType, ListOrdersAnswer, Order } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { journeysOf, type Step } from '../../model-testing/journey.ts';
import { refused, unreachableFault } from '../../kit/port.ts';
import { allottedOrder, cancelledOrder, payableOrder, rejectedOrder } from '../../parts/testing/sample-orders.ts';
import { longNotice, longText } from '../../parts/testing/sample-long-text.ts';
import { pinConfirmationJourneys } from '../../parts/identity/pin-confirmation/pin-confirmation.scenarios.ts';
import { pausableSip, sipPauseJourneys } from '../sip-pause/sip-pause.scenarios.ts';
import {
  swpRegistrationJourneys,
  withdrawableOrder,
  orderWithSwp,
} from '../swp-registration/swp-registration.scenarios.ts';
import type { CancellationAnswer, CancelledOrder } from './order-cancellation.rules.ts';
import { orderListFlow } from './order-list.flow.ts';
import type { OrderListInput } from './order-list.types.ts';
import {
  orderWithLoss,
  orderWithRedemption,
  sipOrder,
  transferOrder,
  withdrawingOrder,
} from './testing/sample-order-list.ts';
import { orderListMachine } from './order-list.machine.ts';

export const orderListInput: OrderListInput = {
  orderType: 'single',
  newSubmission: createSubmissionKeyCounter(),
  today: () => '2026-11-20',
};
export const listOrdersAnswer = (...result: Order[]): ListOrdersAnswer => ({
  code: '000',
  messageText: '',
  result,
  bank_information: payableOrder.bank_information,
  status_filter_list: [
    { label: 'Payment Pending', value: 'is_payment_pending' },
    { label: 'Allotted', value: 'mf_order_is_allotted' },
    { label: 'Cancelled', value: 'is_order_cancelled' },
    { label: 'Rejected', value: 'is_order_rejected' },
  ],
});
const cancelled: Order = {
  ...payableOrder,
  is_order_cancelled: true,
  is_cancel_allowed: false,
  mf_order_is_paynow: false,
};
export const cancellation: CancellationAnswer = {
  code: '000',
  messageText: 'Your order was cancelled.',
  result: [cancelled],
};

const { done, failed, finished, scenario, scenarios } = journeysOf(
  { ...orderListFlow, machine: orderListMachine },
  {
    purpose:
      'Lists orders with a status filter. The details of one order at a time are and the answer replaces the order in the list.',
    routes: ['orderList', 'sipList', 'stpList'],
    input: orderListInput,
    children: {
      pinConfirmation: pinConfirmationJourneys<CancelledOrder, CancellationAnswer>(
        { order: payableOrder, listType: 'single', ends: 'order' },
        cancellation,
      ),
      sipPause: sipPauseJourneys,
      swpRegistration: swpRegistrationJourneys,
    },
  },
);
const mixedList = listOrdersAnswer(payableOrder, allottedOrder, orderWithLoss, rejectedOrder, cancelledOrder);
type ListStep = Step<typeof orderListMachine>;
const settledScenario = (answer: ListOrdersAnswer, orderType: ListedOrderType = 'single', ...steps: ListStep[]) =>
  scenario(['list.loaded.settled', 'details.closed', 'acting.none'], {
    input: { orderType },
    steps: [done('listOrders', answer), ...steps],
  });
const requestCancellation = { type: 'cancellation.requested', id: payableOrder._id } as const;
const cancellingScenario = (pinConfirmation: 'Entering' | 'EnteringAfterWrongPin' | 'EnteringAfterLostAnswer') =>
  scenario(['list.loaded.settled', 'details.closed', 'acting.confirming'], {
    steps: [done('listOrders', mixedList), requestCancellation],
    children: { pinConfirmation },
  });
export const runningSip: Order = { ...pausableSip, is_cancel_allowed: false };
const sipList = listOrdersAnswer(runningSip, payableOrder);
const requestPause = { type: 'pause.requested', id: runningSip._id } as const;
const pausingScenario = (sipPause: 'Choosing' | 'CountChosen' | 'ConfirmingAfterWrongPin') =>
  scenario(['list.loaded.settled', 'details.closed', 'acting.pausing'], {
    input: { orderType: 'xsip' },
    steps: [done('listOrders', sipList), requestPause],
    children: { sipPause },
  });
const withdrawalList = listOrdersAnswer(withdrawableOrder, orderWithSwp);
const requestSwp = { type: 'swp.requested', id: withdrawableOrder._id } as const;
const requestSwpCancellation = { type: 'swpCancellation.requested', id: orderWithSwp._id } as const;
const swpScenario = (swpRegistration: 'Entering' | 'EnteringComplete' | 'Confirming' | 'ConfirmingAfterWrongCode') =>
  scenario(['list.loaded.settled', 'details.closed', 'acting.withdrawing'], {
    steps: [done('listOrders', withdrawalList), requestSwp],
    children: { swpRegistration },
  });
const swpCancellationScenario = (pinConfirmation: 'Entering' | 'EnteringAfterWrongPin') =>
  scenario(['list.loaded.settled', 'details.closed', 'acting.confirming'], {
    steps: [done('listOrders', withdrawalList), requestSwpCancellation],
    children: { pinConfirmation },
  });
const registerSwp = [
  requestSwp,
  finished('swpRegistration', {
    kind: 'registered',
    orders: [withdrawingOrder, orderWithSwp],
    message: 'Your SWP is registered.',
  }),
] as const;
const swpCancellation: CancellationAnswer = {
  code: '000',
  messageText: 'Your SWP was cancelled.',
  result: [withdrawableOrder],
};
const withoutList: CancellationAnswer = { code: '000', messageText: 'Your SWP was cancelled.' };
const pinConfirmed = (result: CancellationAnswer) =>
  finished('pinConfirmation', { kind: 'confirmed', result, message: result.messageText });
const allottedScenario = (change: Partial<Order>) => settledScenario(listOrdersAnswer({ ...allottedOrder, ...change }));
const openFirstRow = { type: 'row.opened', id: 'order-1' } as const;
const updatedOrder: Order = { ...allottedOrder, total_returns_amount: 1400000, returns_difference_amount: 165433 };
const detailsLoaded = done('getOrderStatus', { code: '000', messageText: '', result: updatedOrder });

export const orderListJourneys = scenarios({
  Loading: scenario(['list.loading', 'details.closed', 'acting.none']),
  Loaded: settledScenario(mixedList),
  LoadedEmpty: settledScenario(listOrdersAnswer()),
  Refreshing: scenario(['list.loaded.refreshing', 'details.closed', 'acting.none'], {
    steps: [done('listOrders', mixedList), { type: 'reload.requested' }],
  }),
  Unavailable: scenario(['list.unavailable', 'details.closed', 'acting.none'], {
    steps: [failed('listOrders', unreachableFault())],
  }),
  UnavailableRefused: scenario(['list.unavailable', 'details.closed', 'acting.none'], {
    steps: [failed('listOrders', refused('Your orders are being updated. Please come back in ten minutes.', '011'))],
  }),
  LoadedAfterRefusedRefresh: settledScenario(
    mixedList,
    'single',
    { type: 'reload.requested' },
    failed('listOrders', refused('The list could not be read.', '011')),
  ),
  LoadedFiltered: settledScenario(mixedList, 'single', {
    type: 'filter.changed',
    chosen: ['is_order_cancelled', 'mf_order_is_allotted'],
  }),
  LoadedNothingMatches: settledScenario(listOrdersAnswer(allottedOrder), 'single', {
    type: 'filter.changed',
    chosen: ['is_order_rejected'],
  }),
  LoadedPaymentPending: settledScenario(listOrdersAnswer(payableOrder)),
  LoadedInProgress: settledScenario(
    listOrdersAnswer({ ...payableOrder, is_payment_pending: false, mf_order_is_paynow: false }),
  ),
  LoadedAllottedWithGain: settledScenario(listOrdersAnswer(allottedOrder)),
  LoadedAllottedWithLoss: settledScenario(listOrdersAnswer(orderWithLoss)),
  LoadedAllottedWithZero: allottedScenario({
    total_returns_amount: 1234567,
    returns_difference_amount: 0,
    total_returns_percent: 0,
  }),
  LoadedReturnsHidden: allottedScenario({ show_returns: false }),
  LoadedRejected: settledScenario(listOrdersAnswer(rejectedOrder)),
  LoadedCancelled: settledScenario(listOrdersAnswer(cancelledOrder)),
  LoadedFolioHidden: allottedScenario({ mf_order_folio_no: '123456' }),
  LoadedRegistrationNumber: allottedScenario({ mf_order_number: '123' }),
  LoadedInstallmentHtml: allottedScenario({
    display_installment_info_html: '<p>Two of <b>twelve</b> installments are paid.</p>',
  }),
  LoadedLongTexts: scenario(['list.loaded.settled', 'details.unavailable', 'acting.none'], {
    steps: [
      done('listOrders', {
        ...listOrdersAnswer({
          ...allottedOrder,
          mf_order_scheme_name: longText,
          mf_order_number: longText,
          mf_order_folio_no: longText,
          mf_order_message: longNotice,
          order_list: [{ mf_order_message: longNotice, created_date: longText }],
        }),
        status_filter_list: [{ label: longText, value: 'is_payment_pending' }],
      }),
      { type: 'row.opened', id: allottedOrder.order_id },
      failed('getOrderStatus', refused(longNotice, '011')),
    ],
  }),
  LoadedMessageHidden: allottedScenario({ mf_order_status_id: 2 }),
  LoadedUnknownStatus: allottedScenario({ mf_order_status_id: 7, mf_order_message: 'Sent to the registrar' }),
  LoadedWithoutHistory: allottedScenario({ modal_transaction_history_html: '' }),
  LoadedWithdrawalRunning: settledScenario(listOrdersAnswer(orderWithSwp)),
  LoadedWithdrawalUntold: allottedScenario({
    mf_order_swp_enabled: true,
    mf_order_swp_information: { swp_frequency: 'MONTHLY', swp_amount: 1000 },
  }),
  LoadedRedemptionPending: settledScenario(listOrdersAnswer(orderWithRedemption, payableOrder)),
  LoadedSip: settledScenario(listOrdersAnswer(sipOrder), 'xsip'),
  LoadedStp: settledScenario(listOrdersAnswer(transferOrder), 'stp'),
  LoadedReplacedByAction: settledScenario(mixedList, 'single', {
    type: 'orders.replaced',
    orders: [{ ...payableOrder, is_order_cancelled: true, mf_order_is_paynow: false, is_payment_pending: false }],
  }),
  Cancelling: cancellingScenario('Entering'),
  CancellingAfterWrongPin: cancellingScenario('EnteringAfterWrongPin'),
  CancellingAfterLostAnswer: cancellingScenario('EnteringAfterLostAnswer'),
  LoadedCancelledNow: settledScenario(
    mixedList,
    'single',
    requestCancellation,
    finished('pinConfirmation', 'Confirmed'),
  ),
  LoadedNotCancelled: settledScenario(
    mixedList,
    'single',
    requestCancellation,
    finished('pinConfirmation', 'Abandoned'),
  ),
  Pausing: pausingScenario('Choosing'),
  PausingCountChosen: pausingScenario('CountChosen'),
  PausingAfterWrongPin: pausingScenario('ConfirmingAfterWrongPin'),
  LoadedPausedNow: settledScenario(sipList, 'xsip', requestPause, finished('sipPause', 'Paused')),
  LoadedNotPaused: settledScenario(sipList, 'xsip', requestPause, finished('sipPause', 'Closed')),
  RegisteringSwp: swpScenario('Entering'),
  RegisteringSwpComplete: swpScenario('EnteringComplete'),
  RegisteringSwpConfirming: swpScenario('Confirming'),
  RegisteringSwpAfterWrongCode: swpScenario('ConfirmingAfterWrongCode'),
  LoadedSwpRegistered: settledScenario(withdrawalList, 'single', ...registerSwp),
  LoadedSwpRegisteredWithoutDay: settledScenario(withdrawalList, 'single', ...registerSwp, {
    type: 'orders.replaced',
    orders: [withdrawableOrder],
  }),
  LoadedSwpResultClosed: settledScenario(withdrawalList, 'single', ...registerSwp, { type: 'result.closed' }),
  RefreshingSwpRegistered: scenario(['list.loaded.refreshing', 'details.closed', 'acting.none'], {
    steps: [done('listOrders', withdrawalList), requestSwp, finished('swpRegistration', 'RegisteredReload')],
  }),
  LoadedSwpNotRegistered: settledScenario(withdrawalList, 'single', requestSwp, finished('swpRegistration', 'Closed')),
  CancellingSwp: swpCancellationScenario('Entering'),
  CancellingSwpAfterWrongPin: swpCancellationScenario('EnteringAfterWrongPin'),
  LoadedSwpCancelled: settledScenario(withdrawalList, 'single', requestSwpCancellation, pinConfirmed(swpCancellation)),
  RefreshingSwpCancelled: scenario(['list.loaded.refreshing', 'details.closed', 'acting.none'], {
    steps: [done('listOrders', withdrawalList), requestSwpCancellation, pinConfirmed(withoutList)],
  }),
  DetailsFetching: scenario(['list.loaded.settled', 'details.fetching', 'acting.none'], {
    steps: [done('listOrders', mixedList), openFirstRow],
  }),
  DetailsShown: scenario(['list.loaded.settled', 'details.shown', 'acting.none'], {
    steps: [done('listOrders', mixedList), openFirstRow, detailsLoaded],
  }),
  DetailsUnavailable: scenario(['list.loaded.settled', 'details.unavailable', 'acting.none'], {
    steps: [
      done('listOrders', mixedList),
      openFirstRow,
      failed('getOrderStatus', refused('The exchange does not answer. Please try again later.', '011')),
    ],
  }),
});
