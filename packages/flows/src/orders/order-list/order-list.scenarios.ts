import type { ListedOrderType, ListOrdersAnswer, Order } from '@folioflow/api/contract';
import { countingSubmissions } from '../../kit/counting-submissions.ts';
import { journeysOf, type Step } from '../../kit/journey.ts';
import { notFetched, refused, unreachable } from '../../kit/port.ts';
import type { World } from '../../kit/walk.ts';
import { allottedOrder, cancelledOrder, payableOrder, rejectedOrder } from '../../parts/sample-orders.ts';
import { longNotice, longText } from '../../parts/sample-long-text.ts';
import { pinConfirmationJourneys } from '../../parts/pin-confirmation/pin-confirmation.scenarios.ts';
import { pausableSip, sipPauseJourneys } from '../sip-pause/sip-pause.scenarios.ts';
import {
  swpRegistrationJourneys,
  withdrawableOrder,
  withdrawing,
} from '../swp-registration/swp-registration.scenarios.ts';
import type { Cancelled, CancelledOrder } from './order-cancellation.rules.ts';
import { orderListFlow, type OrderListInput } from './index.ts';
import { losing, sip } from './order-list.samples.ts';

const input: OrderListInput = { orderType: 'single', newSubmission: countingSubmissions(), today: () => '2026-11-20' };
const listOf = (...result: Order[]): ListOrdersAnswer => ({
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
export const cancellation: Cancelled = { code: '000', messageText: 'Your order was cancelled.', result: [cancelled] };

const { done, failed, finished, scenario, scenarios } = journeysOf(orderListFlow, {
  purpose:
    'Lists orders with a status filter. The details of one order at a time are fetched, and the answer replaces the order in the list.',
  routes: ['orderList', 'sipList', 'stpList'],
  input,
  children: {
    pinConfirmation: pinConfirmationJourneys<CancelledOrder, Cancelled>(
      { order: payableOrder, listType: 'single', ends: 'order' },
      cancellation,
    ),
    sipPause: sipPauseJourneys,
    swpRegistration: swpRegistrationJourneys,
  },
});
const all = listOf(payableOrder, allottedOrder, losing, rejectedOrder, cancelledOrder);
type ListStep = Step<typeof orderListFlow.machine>;
const settled = (answer: ListOrdersAnswer, orderType: ListedOrderType = 'single', ...steps: ListStep[]) =>
  scenario(['list.loaded.settled', 'details.closed', 'acting.none'], {
    input: { orderType },
    steps: [done('listOrders', answer), ...steps],
  });
const cancel = { type: 'cancellation.requested', id: payableOrder._id } as const;
const fetched = done('fetchChart', null);
const cancelling = (
  at: 'fetchingPin' | 'confirming',
  children: { pinConfirmation?: 'Entering' | 'EnteringAfterWrongPin' | 'EnteringAfterLostAnswer' } = {},
  ...steps: ListStep[]
) =>
  scenario(['list.loaded.settled', 'details.closed', `acting.${at}`], {
    steps: [done('listOrders', all), cancel, ...steps],
    children,
  });
const running: Order = { ...pausableSip, is_cancel_allowed: false };
const sips = listOf(running, payableOrder);
const pause = { type: 'pause.requested', id: running._id } as const;
const pausing = (
  at: 'fetchingPause' | 'pausing',
  children: { sipPause?: 'Choosing' | 'CountChosen' | 'ConfirmingAfterWrongPin' } = {},
  ...steps: ListStep[]
) =>
  scenario(['list.loaded.settled', 'details.closed', `acting.${at}`], {
    input: { orderType: 'xsip' },
    steps: [done('listOrders', sips), pause, ...steps],
    children,
  });
const held = listOf(withdrawableOrder, withdrawing);
const register = { type: 'swp.requested', id: withdrawableOrder._id } as const;
const stop = { type: 'swpCancellation.requested', id: withdrawing._id } as const;
const withSwp = (
  at: 'fetchingSwp' | 'withdrawing' | 'confirming',
  children: {
    swpRegistration?: 'Entering' | 'EnteringComplete' | 'Confirming' | 'ConfirmingAfterWrongCode';
    pinConfirmation?: 'Entering' | 'EnteringAfterWrongPin';
  } = {},
  ...steps: ListStep[]
) =>
  scenario(['list.loaded.settled', 'details.closed', `acting.${at}`], {
    steps: [done('listOrders', held), ...steps],
    children,
  });
const stopped: Cancelled = { code: '000', messageText: 'Your SWP was cancelled.', result: [withdrawableOrder] };
const withoutList: Cancelled = { code: '000', messageText: 'Your SWP was cancelled.' };
const ended = (result: Cancelled) =>
  finished('pinConfirmation', { kind: 'confirmed', result, message: result.messageText });
const one = (change: Partial<Order>) => settled(listOf({ ...allottedOrder, ...change }));
const opened = { type: 'row.opened', id: 'order-1' } as const;
const fresh: Order = { ...allottedOrder, total_returns_amount: 1400000, returns_difference_amount: 165433 };
const told = done('getOrderStatus', { code: '000', messageText: '', result: fresh });

export const orderListJourneys = scenarios({
  Loading: scenario(['list.loading', 'details.closed', 'acting.none']),
  Loaded: settled(all),
  LoadedEmpty: settled(listOf()),
  Refreshing: scenario(['list.loaded.refreshing', 'details.closed', 'acting.none'], {
    steps: [done('listOrders', all), { type: 'reload.requested' }],
  }),
  Unavailable: scenario(['list.unavailable', 'details.closed', 'acting.none'], {
    steps: [failed('listOrders', unreachable())],
  }),
  UnavailableRefused: scenario(['list.unavailable', 'details.closed', 'acting.none'], {
    steps: [failed('listOrders', refused('Your orders are being updated. Please come back in ten minutes.', '011'))],
  }),
  LoadedAfterRefusedRefresh: settled(
    all,
    'single',
    { type: 'reload.requested' },
    failed('listOrders', refused('The list could not be read.', '011')),
  ),
  LoadedFiltered: settled(all, 'single', {
    type: 'filter.changed',
    chosen: ['is_order_cancelled', 'mf_order_is_allotted'],
  }),
  LoadedNothingMatches: settled(listOf(allottedOrder), 'single', {
    type: 'filter.changed',
    chosen: ['is_order_rejected'],
  }),
  LoadedPaymentPending: settled(listOf(payableOrder)),
  LoadedInProgress: settled(listOf({ ...payableOrder, is_payment_pending: false, mf_order_is_paynow: false })),
  LoadedAllottedWithGain: settled(listOf(allottedOrder)),
  LoadedAllottedWithLoss: settled(listOf(losing)),
  LoadedAllottedWithZero: one({
    total_returns_amount: 1234567,
    returns_difference_amount: 0,
    total_returns_percent: 0,
  }),
  LoadedReturnsHidden: one({ show_returns: false }),
  LoadedRejected: settled(listOf(rejectedOrder)),
  LoadedCancelled: settled(listOf(cancelledOrder)),
  LoadedFolioHidden: one({ mf_order_folio_no: '123456' }),
  LoadedRegistrationNumber: one({ mf_order_number: '123' }),
  LoadedInstallmentHtml: one({ display_installment_info_html: '<p>Two of <b>twelve</b> installments are paid.</p>' }),
  LoadedLongTexts: scenario(['list.loaded.settled', 'details.unavailable', 'acting.none'], {
    steps: [
      done('listOrders', {
        ...listOf({
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
  LoadedMessageHidden: one({ mf_order_status_id: 2 }),
  LoadedUnknownStatus: one({ mf_order_status_id: 7, mf_order_message: 'Sent to the registrar' }),
  LoadedWithoutHistory: one({ modal_transaction_history_html: '' }),
  LoadedWithdrawalRunning: settled(listOf(withdrawing)),
  LoadedWithdrawalUntold: one({
    mf_order_swp_enabled: true,
    mf_order_swp_information: { swp_frequency: 'MONTHLY', swp_amount: 1000 },
  }),
  LoadedSip: settled(listOf(sip), 'xsip'),
  LoadedStp: settled(listOf({ ...sip, mf_order_type: 'stp', mf_order_number: '90000001' }), 'stp'),
  LoadedReplacedByAction: settled(all, 'single', {
    type: 'orders.replaced',
    orders: [{ ...payableOrder, is_order_cancelled: true, mf_order_is_paynow: false, is_payment_pending: false }],
  }),
  FetchingPin: cancelling('fetchingPin'),
  FetchingPinNotSo: settled(all, 'single', cancel, failed('fetchChart', notFetched)),
  Cancelling: cancelling('confirming', { pinConfirmation: 'Entering' }, fetched),
  CancellingAfterWrongPin: cancelling('confirming', { pinConfirmation: 'EnteringAfterWrongPin' }, fetched),
  CancellingAfterLostAnswer: cancelling('confirming', { pinConfirmation: 'EnteringAfterLostAnswer' }, fetched),
  LoadedCancelledNow: settled(all, 'single', cancel, fetched, finished('pinConfirmation', 'Confirmed')),
  LoadedNotCancelled: settled(all, 'single', cancel, fetched, finished('pinConfirmation', 'Abandoned')),
  FetchingPause: pausing('fetchingPause'),
  FetchingPauseNotSo: settled(sips, 'xsip', pause, failed('fetchChart', notFetched)),
  Pausing: pausing('pausing', { sipPause: 'Choosing' }, fetched),
  PausingCountChosen: pausing('pausing', { sipPause: 'CountChosen' }, fetched),
  PausingAfterWrongPin: pausing('pausing', { sipPause: 'ConfirmingAfterWrongPin' }, fetched),
  LoadedPausedNow: settled(sips, 'xsip', pause, fetched, finished('sipPause', 'Paused')),
  LoadedNotPaused: settled(sips, 'xsip', pause, fetched, finished('sipPause', 'Closed')),
  FetchingSwp: withSwp('fetchingSwp', {}, register),
  FetchingSwpNotSo: settled(held, 'single', register, failed('fetchChart', notFetched)),
  RegisteringSwp: withSwp('withdrawing', { swpRegistration: 'Entering' }, register, fetched),
  RegisteringSwpComplete: withSwp('withdrawing', { swpRegistration: 'EnteringComplete' }, register, fetched),
  RegisteringSwpConfirming: withSwp('withdrawing', { swpRegistration: 'Confirming' }, register, fetched),
  RegisteringSwpAfterWrongCode: withSwp(
    'withdrawing',
    { swpRegistration: 'ConfirmingAfterWrongCode' },
    register,
    fetched,
  ),
  LoadedSwpRegistered: settled(held, 'single', register, fetched, finished('swpRegistration', 'Registered')),
  RefreshingSwpRegistered: scenario(['list.loaded.refreshing', 'details.closed', 'acting.none'], {
    steps: [done('listOrders', held), register, fetched, finished('swpRegistration', 'RegisteredReload')],
  }),
  LoadedSwpNotRegistered: settled(held, 'single', register, fetched, finished('swpRegistration', 'Closed')),
  CancellingSwp: withSwp('confirming', { pinConfirmation: 'Entering' }, stop, fetched),
  CancellingSwpAfterWrongPin: withSwp('confirming', { pinConfirmation: 'EnteringAfterWrongPin' }, stop, fetched),
  LoadedSwpCancelled: settled(held, 'single', stop, fetched, ended(stopped)),
  RefreshingSwpCancelled: scenario(['list.loaded.refreshing', 'details.closed', 'acting.none'], {
    steps: [done('listOrders', held), stop, fetched, ended(withoutList)],
  }),
  DetailsFetching: scenario(['list.loaded.settled', 'details.fetching', 'acting.none'], {
    steps: [done('listOrders', all), opened],
  }),
  DetailsShown: scenario(['list.loaded.settled', 'details.shown', 'acting.none'], {
    steps: [done('listOrders', all), opened, told],
  }),
  DetailsUnavailable: scenario(['list.loaded.settled', 'details.unavailable', 'acting.none'], {
    steps: [
      done('listOrders', all),
      opened,
      failed('getOrderStatus', refused('The exchange does not answer. Please try again later.', '011')),
    ],
  }),
});

export const orderListWorld: World<typeof orderListFlow> = {
  inputs: [input],
  events: {
    'reload.requested': [{}],
    'orders.replaced': [{ orders: cancellation.result ?? [] }, {}],
    'filter.changed': [{ chosen: [] }, { chosen: ['is_order_cancelled'] }],
    'row.opened': [{ id: running._id }, { id: payableOrder._id }, { id: 'nobody' }],
    'row.closed': [{}],
    'cancellation.requested': [{ id: payableOrder._id }, { id: running._id }],
    'pause.requested': [{ id: running._id }, { id: payableOrder._id }],
    'swp.requested': [{ id: running._id }, { id: withdrawing._id }],
    'swpCancellation.requested': [{ id: withdrawing._id }, { id: running._id }],
  },
  answers: {
    listOrders: [listOf(running, payableOrder, withdrawing), listOf()],
    fetchChart: [null],
    getOrderStatus: [{ code: '000', messageText: '', result: running }],
  },
  outputs: { pinConfirmation: [{ kind: 'confirmed', result: { code: '000', messageText: '' }, message: '' }] },
  counters: ['listNotice', 'rowNotice'],
  // The PIN confirmation proves that the PIN stays secret; its digits also occur in amounts here.
  secrets: [],
};

/**
 * The world of the actions on one order: a lost answer stays in the context for long, so it contains one action at a
 * time.
 */
export const orderActingWorld: typeof orderListWorld = {
  ...orderListWorld,
  events: { ...orderListWorld.events, 'filter.changed': [], 'row.opened': [], 'row.closed': [], 'orders.replaced': [] },
  outputs: {
    pinConfirmation: [
      ...(orderListWorld.outputs?.pinConfirmation ?? []),
      { kind: 'abandoned', lostSubmission: 'submission-9', wasTried: true },
    ],
    sipPause: [
      { kind: 'notPermitted' },
      { kind: 'closed', lost: { count: 2, submission: 'submission-8' }, wasTried: true },
    ],
    swpRegistration: [
      { kind: 'notPermitted' },
      { kind: 'registered', orders: null, message: '' },
      {
        kind: 'closed',
        lost: {
          order: { installments: '12', frequency: 'MONTHLY', amount: '2000', day: '2026-11-28' },
          submission: 'submission-6',
        },
        wasTried: true,
      },
    ],
  },
};
