import type { CancelSipAnswer, Order } from '@folioflow/api/contract';
import { required } from '../../kit/required.ts';
import type { SipPauseInput } from '../sip-pause/sip-pause.types.ts';
import type { SwpRegistrationInput } from '../swp-registration/swp-registration.types.ts';
import type { OrderListContext } from './order-list.types.ts';

/** The subject of the PIN: an order to cancel or whose SWP ends, with the type of its list. */
export interface CancelledOrder extends Pick<OrderListContext, 'ends'> {
  readonly order: Order;
  readonly listType: OrderListContext['orderType'];
}
/**
 * An order cancellation without a list empties the list (OM-082, AD-004); a SWP cancellation without one reloads it
 * (C-91).
 */
export type Cancelled = CancelSipAnswer;

export const orderWith = (orders: readonly Order[], id: string): Order | undefined =>
  orders.find(({ _id }) => _id === id);

export const cancelledOrderIn = ({ cancelling, ends, orderType }: OrderListContext): CancelledOrder => ({
  ends,
  order: required(cancelling),
  listType: orderType,
});

/** The same cancellation is retried with the key whose answer was lost (INV-04). */
export const lostKeyOf = ({ lostCancellation: lost, cancelling, ends }: OrderListContext): string | undefined =>
  lost !== null && lost.id === cancelling?._id && lost.ends === ends ? lost.submission : undefined;

export const pausedSipIn = ({
  pausing,
  orderType,
  newSubmission,
  lostPause: lost,
}: OrderListContext): SipPauseInput => ({
  order: required(pausing),
  listType: orderType,
  newSubmission,
  lost: lost !== null && lost.id === pausing?._id ? { count: lost.count, submission: lost.submission } : null,
});

/** The bank account of the list is used if the order has none. */
export function withdrawnOrderIn({
  withdrawing,
  orderType,
  newSubmission,
  today,
  bank,
  lostSwp: lost,
}: OrderListContext): SwpRegistrationInput {
  const order = required(withdrawing);
  return {
    order: { ...(bank && { bank_information: bank }), ...order },
    listType: orderType,
    today: today(),
    newSubmission,
    lost: lost !== null && lost.id === order._id ? { order: lost.order, submission: lost.submission } : null,
  };
}
