import type { CancelSipAnswer, Order } from '@folioflow/api/contract';
import { requiredValue } from '../../kit/required-value.ts';
import type { SipPauseInput } from '../sip-pause/sip-pause.types.ts';
import type { SwpRegistrationInput } from '../swp-registration/swp-registration.types.ts';
import type { CancellationDraft, OrderListContext } from './order-list.types.ts';

/** The subject of the PIN: an order that is cancelled or loses its SWP, with the type of its list. */
export interface CancelledOrder extends Pick<OrderListContext, 'ends'> {
  readonly order: Order;
  readonly listType: OrderListContext['orderType'];
}
/**
 * The provider's answer. Without a list in the answer, an order cancellation empties the list (OM-082, AD-004), and a
 * SWP cancellation reloads it (C-91).
 */
export type CancellationAnswer = CancelSipAnswer;

export const findOrder = (orders: readonly Order[], id: string): Order | undefined =>
  orders.find(({ _id }) => _id === id);

export const cancelledOrderOf = ({ cancelling, ends, orderType }: OrderListContext): CancelledOrder => ({
  ends,
  order: requiredValue(cancelling, 'cancelling'),
  listType: orderType,
});

export const cancellationDraftOf = ({ cancelling, ends }: OrderListContext): CancellationDraft => ({
  orderId: cancelling?._id,
  ends,
});

export const sipPauseInputOf = ({
  pausing,
  orderType,
  newSubmission,
  pauseRetry: retry,
}: OrderListContext): SipPauseInput => ({
  order: requiredValue(pausing, 'pausing'),
  listType: orderType,
  newSubmission,
  retry,
});

/** The bank account of the list is used if the order has none. */
export function swpRegistrationInputOf({
  withdrawing,
  orderType,
  newSubmission,
  today,
  bank,
  swpRetry: retry,
  swpPlan: plan,
}: OrderListContext): SwpRegistrationInput {
  const order = requiredValue(withdrawing, 'withdrawing');
  return {
    order: { ...(bank && { bank_information: bank }), ...order },
    listType: orderType,
    today: today(),
    newSubmission,
    retry,
    plan,
  };
}
