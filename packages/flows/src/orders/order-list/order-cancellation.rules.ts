import type { CancelSipAnswer, Order } from '@folioflow/api/contract';
import { required } from '../../kit/required.ts';
import type { SipPauseInput } from '../sip-pause/sip-pause.types.ts';
import type { OrderListContext } from './order-list.types.ts';

/** The order that a PIN is to cancel, with the type that it is listed under. */
export interface CancelledOrder {
  readonly order: Order;
  readonly listType: OrderListContext['orderType'];
}
/** An answer without a list empties the list (OM-082, AD-004). */
export type Cancelled = CancelSipAnswer;

export const orderWith = (orders: readonly Order[], id: string): Order | undefined =>
  orders.find(({ _id }) => _id === id);

export const cancelledOrderIn = ({ cancelling, orderType }: OrderListContext): CancelledOrder => ({
  order: required(cancelling),
  listType: orderType,
});

/** The same cancellation goes on with the key whose answer never came (INV-04). */
export const lostKeyOf = ({ lostCancellation: lost, cancelling }: OrderListContext): string | undefined =>
  lost !== null && lost.id === cancelling?._id ? lost.submission : undefined;

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
