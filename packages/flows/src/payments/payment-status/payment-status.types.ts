import type { NoEvents } from '../../kit/flow.ts';
import type { NoticeRaised } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';

export interface PaymentStatusInput {
  /** Read from `payment_order_number` and removed there, once, before the page is shown (AD-034). */
  readonly orderNumber: string | null;
}
export interface PaymentStatusContext extends PaymentStatusInput {
  /** HTML. */
  readonly html: string;
  readonly failure: 'refused' | 'nothingTold' | 'unknown' | null;
}
/** Everything the investor does here is follow a link. */
export type PaymentStatusEvent = NoEvents;
export type PaymentStatusEmitted = NoticeRaised;

export type PaymentStatusPorts = OperationPorts<'getPaymentStatus'>;

export type PaymentStatusView =
  | { readonly screen: 'numberMissing' }
  | { readonly screen: 'fetching'; readonly orderNumber: string }
  | { readonly screen: 'shown'; readonly orderNumber: string; readonly html: string }
  /** The status is not known; the payment itself may well have succeeded. */
  | { readonly screen: 'failed'; readonly orderNumber: string; readonly isAnswerLost: boolean };
