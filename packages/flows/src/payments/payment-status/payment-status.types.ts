import type { Order } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { Exit } from '../../kit/routes.ts';
import type { OrderState } from '../../parts/order-state.ts';

export interface PaymentStatusInput {
  /** Read from `payment_order_number` and removed there, once, before the page is shown (AD-034). */
  readonly orderNumber: string | null;
}
export interface PaymentStatusContext extends PaymentStatusInput {
  /** HTML. */
  readonly html: string;
  /** The order that the payment was for, where the answer carries it. */
  readonly order: Order | null;
  readonly failure: 'refused' | 'nothingTold' | 'unknown' | null;
}
/** While the outcome is open, the status may be asked for again; asking changes nothing at the provider. */
export interface PaymentStatusEvent {
  readonly type: 'check.requested';
}

export type PaymentStatusChart = ChartTypes<PaymentStatusContext, PaymentStatusEvent, PaymentStatusInput>;

export type PaymentStatusPorts = OperationPorts<'getPaymentStatus'>;

/** What became of the payment, read off the order's flags. */
export interface ToldPayment {
  readonly state: OrderState;
  readonly schemeName: string;
  /** Rupees, '' where the provider tells none. */
  readonly amount: string;
  /** To the order screen, where the provider lets the order be paid. */
  readonly payAgain: Exit | null;
}

export type PaymentStatusView =
  | { readonly screen: 'numberMissing' }
  | { readonly screen: 'fetching'; readonly orderNumber: string }
  | {
      readonly screen: 'shown';
      readonly orderNumber: string;
      readonly html: string;
      /** Null where the provider tells it in words alone. */
      readonly payment: ToldPayment | null;
      /** The bank has not confirmed the payment yet. */
      readonly canCheckAgain: boolean;
    }
  /** The status is not known; the payment itself may well have succeeded. */
  | {
      readonly screen: 'failed';
      readonly orderNumber: string;
      readonly isAnswerLost: boolean;
      readonly canCheckAgain: boolean;
    };
