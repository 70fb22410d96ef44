import { createMagicAmounts, ORDER_AMOUNT } from '../../ground/magic.ts';
import { toRupees } from '../../kit/amounts.ts';
import { orderTermsOf } from '../valuation/order-money.ts';
import { type OrderRow, type SingleState } from '../records/order-tables.ts';
import { purchaseDealingOf } from '../valuation/pricing.ts';
import { hasSellableUnits } from './sellable-units.ts';
import { type OrderKind, noDueTransition } from './kind.ts';

const MS_PER_WEEK = 7 * 24 * 60 * 60_000;

/** Amounts with a special result at the exchange (sandbox.md 6.2), in thousandths of a rupee. */
const REJECTED_AMOUNT = 4_444_000;
const MANUAL_ALLOTMENT_AMOUNT = 5_555_000;

export const singleMagic = createMagicAmounts(ORDER_AMOUNT, [
  [REJECTED_AMOUNT, 'paid, then rejected by the registrar on the next working day'],
  [MANUAL_ALLOTMENT_AMOUNT, 'paid, and allotted only by the button on this page'],
]);

export const payModes = [
  { value: 'DIRECT', label: 'Net banking' },
  { value: 'UPI', label: 'UPI' },
];

export const payableStates = ['payment_pending', 'payment_failed'] as const satisfies readonly SingleState[];
const awaitedPaymentStates: readonly string[] = [
  'payment_pending',
  'payment_processing',
] satisfies readonly SingleState[];

export const isOrderPayable = ({ state }: OrderRow): boolean => payableStates.some((payable) => payable === state);

/** Lumpsum order, or an instalment that is paid like a lumpsum order. */
export const single: OrderKind<OrderRow, SingleState> = {
  next: {
    payment_pending: ['payment_processing', 'paid', 'payment_failed', 'cancelled'],
    payment_processing: ['paid', 'payment_failed'],
    payment_failed: ['paid', 'cancelled'],
    paid: ['allotted', 'rta_rejected'],
  },
  due: (row, state, at) => {
    if (state === 'payment_pending' || state === 'payment_failed') {
      return { due_at: row.created_at + MS_PER_WEEK, due_state: 'cancelled' };
    }
    if (state !== 'paid' || row.amount === MANUAL_ALLOTMENT_AMOUNT) return noDueTransition;
    const due_state = row.amount === REJECTED_AMOUNT ? 'rta_rejected' : 'allotted';
    return { due_at: purchaseDealingOf(at, orderTermsOf(row)).allottedAt, due_state };
  },
  flags: (row, facts) => ({
    is_stp_allowed: hasSellableUnits(row, facts) && row.is_stp_offered === 1,
    is_cancel_allowed: isOrderPayable(row),
    mf_order_is_invest_more: row.state === 'allotted',
    mf_order_is_redeem: hasSellableUnits(row, facts) && row.is_redemption_allowed === 1,
    mf_order_is_paynow: isOrderPayable(row),
  }),
  view: (row) => ({
    is_payment_pending: awaitedPaymentStates.includes(row.state),
    is_payment_failed: row.state === 'payment_failed',
    is_order_rejected: row.state === 'rta_rejected',
    ...(isOrderPayable(row) ? { mf_order_pay_amount: toRupees(row.amount), pay_bank_mode_list: payModes } : {}),
  }),
};
