import {
  calendarDayOf,
  FOLIO_THRESHOLD,
  INSTALLMENT_HTML_THRESHOLD,
  MESSAGE_HIDDEN_STATUS,
  ORDER_NUMBER_MIN_LENGTH,
  type BankAccount,
  type ListedOrderType,
  type Order,
} from '@folioflow/api/contract';
import {
  investMoreExitOf,
  orderStateOf,
  orderTypeOf,
  paymentExitOf,
  redeemExitOf,
  startStpExitOf,
  type OrderState,
} from '../../parts/order/order-state.ts';
import { isPausable } from '../sip-pause/pause-permission.ts';
import { statementLinkOf } from '../statement/statement-address.ts';
import { isSwpRegistrable } from '../swp-registration/swp-permission.ts';
import type { OrderRowView } from './order-row.types.ts';

const shown = new WeakMap<Order, readonly [ListedOrderType, BankAccount | undefined, OrderRowView]>();

/** One row of the list. The same order returns the same row object, so that a long list does not render again. */
export function cachedOrderRow(order: Order, listType: ListedOrderType, bank?: BankAccount): OrderRowView {
  const last = shown.get(order);
  if (last?.[0] === listType && last[1] === bank) return last[2];
  const row = createOrderRow(order, listType, bank);
  shown.set(order, [listType, bank, row]);
  return row;
}

/** Every offered action follows from the provider's flags alone (OM-045, OM-056 to OM-067). */
function createOrderRow(order: Order, listType: ListedOrderType, bank?: BankAccount): OrderRowView {
  const isPlan = listType !== 'single';
  const html = order.display_installment_info_html;
  const state = orderStateOf(order);
  return {
    id: order._id,
    type: orderTypeOf(order, listType),
    placed: placedDayOf(order),
    schemeName: order.mf_order_scheme_name,
    number: displayedNumberOf(order),
    folio: order.mf_order_folio_no.length > FOLIO_THRESHOLD[listType] ? order.mf_order_folio_no : null,
    state,
    // Each instalment of a plan has its own progress, which a single row of steps cannot show.
    progress: isPlan ? [] : orderProgressOf(state),
    message: displayedMessageOf(order),
    installmentHtml: html.length > INSTALLMENT_HTML_THRESHOLD ? html : null,
    installment: isPlan
      ? {
          frequency: order.mf_order_installment_frequency ?? '',
          amount: order.mf_order_installment_amount ?? '',
          startDay: calendarDayOrEmpty(order.order_start_date),
          nextDay: calendarDayOrEmpty(order.upcoming_installment_dates?.[0] ?? ''),
        }
      : null,
    withdrawal: swpProgressOf(order),
    redemption: pendingRedemptionOf(order),
    invested: order.mf_order_overall_investment_amount,
    returns: order.show_returns
      ? {
          currentValue: order.total_returns_amount,
          difference: order.returns_difference_amount,
          percent: order.total_returns_percent,
        }
      : null,
    timeline: order.order_list.map(({ mf_order_message, created_date }) => ({
      message: mf_order_message,
      day: calendarDayOrEmpty(created_date) || created_date,
    })),
    historyHtml: order.modal_transaction_history_html === '' ? null : order.modal_transaction_history_html,
    rejectionReason: rejectionReasonOf(order),
    canCancel: order.is_cancel_allowed,
    canPause: isPausable(order),
    canRegisterSwp: isSwpRegistrable(order),
    canCancelSwp: order.mf_order_swp_enabled,
    payNow: paymentExitOf(addBankAccountOfList(order, bank), listType),
    investMore: investMoreExitOf(order, listType),
    redeem: redeemExitOf(order, listType),
    startStp: startStpExitOf(order),
    statement: statementLinkOf(order, listType),
  };
}

function swpProgressOf({
  mf_order_swp_enabled: isRunning,
  mf_order_swp_information: swp,
}: Order): OrderRowView['withdrawal'] {
  if (!isRunning) return null;
  const { swp_no_of_installments: of, swp_installments_made: made } = swp ?? {};
  return {
    frequency: swp?.swp_frequency ?? '',
    amount: swp?.swp_amount ?? '',
    payouts: of === undefined || made === undefined ? null : { made, of },
    nextDay: calendarDayOrEmpty(swp?.swp_next_date ?? ''),
  };
}

const pendingRedemptionOf = ({ mf_order_redemption_information: pending }: Order): OrderRowView['redemption'] =>
  pending === undefined
    ? null
    : { amount: pending.redemption_amount, requestedDay: calendarDayOrEmpty(pending.created_date) };

/** Drops the time of day, which no list shows. */
const calendarDayOrEmpty = (wire: string) => calendarDayOf(wire.replace(/T.*$/, '')) ?? '';

/**
 * The start day may be later: a plan starts with its first instalment, an order after the cut-off on the next working
 * day.
 */
const placedDayOf = ({ order_start_date, order_list }: Order): string =>
  calendarDayOrEmpty(order_list[0]?.created_date ?? '') || calendarDayOrEmpty(order_start_date);

const displayedNumberOf = ({ mf_order_number, mf_order_registration_no }: Order): OrderRowView['number'] =>
  mf_order_number.length < ORDER_NUMBER_MIN_LENGTH
    ? { kind: 'registration', value: mf_order_registration_no }
    : { kind: 'order', value: mf_order_number };

/**
 * Null if the text is empty, disabled by its flag, or of the status that hides it; unknown statuses hide nothing
 * (AD-019, AD-021).
 */
const displayedMessageOf = ({
  mf_order_message,
  mf_order_status_id,
  mf_order_message_is_showed,
}: Order): string | null =>
  mf_order_message !== '' && mf_order_status_id !== MESSAGE_HIDDEN_STATUS && mf_order_message_is_showed
    ? mf_order_message
    : null;

const placedStep = { step: 'placed', state: 'done' } as const;
const unpaidSteps = [placedStep, { step: 'payment', state: 'current' }, { step: 'units', state: 'coming' }] as const;
const progressByState = {
  paymentPending: unpaidSteps,
  paymentConfirming: unpaidSteps,
  paymentFailed: [placedStep, { step: 'paymentFailed', state: 'ended' }, { step: 'units', state: 'coming' }],
  // Paid or being paid: the flags do not distinguish them, so the payment is not shown as done.
  inProgress: [placedStep, { step: 'processing', state: 'current' }, { step: 'units', state: 'coming' }],
  allotted: [placedStep, { step: 'payment', state: 'done' }, { step: 'units', state: 'done' }],
  rejected: [placedStep, { step: 'rejected', state: 'ended' }],
  cancelled: [placedStep, { step: 'cancelled', state: 'ended' }],
} as const satisfies Record<OrderState, OrderRowView['progress']>;
const orderProgressOf = (state: OrderState): OrderRowView['progress'] => progressByState[state];

function rejectionReasonOf({ modal_rta_validation_information: why }: Order): OrderRowView['rejectionReason'] {
  if (why === undefined || (why.header === '' && why.body === '')) return null;
  return { header: why.header, bodyHtml: why.body };
}

/** Adds the bank account of the list if the order has none. */
const addBankAccountOfList = (order: Order, bank?: BankAccount): Order =>
  bank === undefined || order.bank_information !== undefined ? order : { ...order, bank_information: bank };
