import { en } from '../../kit/words/en.ts';
import { type OrderState } from '../records/order-tables.ts';

/** Text for the investor in each state of an order. */
export const stateText: Readonly<Record<OrderState, string>> = en.order.states;

/** mf_order_status_id; 2 hides the message and is used by the seed only. */
export const stateNumber: Readonly<Record<OrderState, number>> = {
  payment_pending: 1,
  payment_processing: 3,
  payment_failed: 4,
  paid: 5,
  allotted: 6,
  rta_rejected: 8,
  cancelled: 9,
  redeem_requested: 10,
  redeemed_full: 11,
  registered: 12,
  waiting_for_mandate: 13,
  paused: 14,
  completed: 15,
  transferred_full: 16,
};
