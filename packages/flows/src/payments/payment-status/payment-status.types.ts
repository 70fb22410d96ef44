import type { Order } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { PaymentResult } from '../../parts/payment/payment-result.ts';

export interface PaymentStatusInput {
  /** Read from `payment_order_number` and removed there, once, before the page is shown (AD-034). */
  readonly orderNumber: string | null;
}
export interface PaymentStatusContext extends PaymentStatusInput {
  /** HTML of the provider. */
  readonly html: string;
  /** The order of the payment, if the answer contains it. */
  readonly order: Order | null;
  readonly failure: 'refused' | 'emptyAnswer' | 'unknown' | null;
}
/** While the result is open, the status can be requested again; the request has no effect at the provider. */
export interface PaymentStatusEvent {
  readonly type: 'check.requested';
}

export type PaymentStatusChart = ChartTypes<PaymentStatusContext, PaymentStatusEvent, PaymentStatusInput>;

export type PaymentStatusPorts = OperationPorts<'getPaymentStatus'>;

export type PaymentStatusView =
  | { readonly screen: 'numberMissing' }
  | { readonly screen: 'fetching'; readonly orderNumber: string }
  | {
      readonly screen: 'shown';
      readonly orderNumber: string;
      readonly html: string;
      /** Null if the provider's answer has no order. */
      readonly payment: PaymentResult | null;
      /** The bank has not confirmed the payment yet. */
      readonly canCheckAgain: boolean;
    }
  /** The status is unknown; the payment may have succeeded. */
  | {
      readonly screen: 'failed';
      readonly orderNumber: string;
      readonly isAnswerLost: boolean;
      readonly canCheckAgain: boolean;
    };
