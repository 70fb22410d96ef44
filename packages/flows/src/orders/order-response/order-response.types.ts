import type { OperationPorts } from '../../kit/operation-port.ts';
import type { ResourceView } from '../../kit/resource.ts';
import type { PaymentResult } from '../../parts/payment/payment-result.ts';

export type OrderResponsePorts = OperationPorts<'getOrderResponse'>;

export interface ReportedOrder {
  /** Server HTML. */
  readonly html: string;
  /** The number in the answer; '' without one. */
  readonly orderNumber: string;
  /** Null if the provider returns only a text. */
  readonly payment: PaymentResult | null;
}

/** `orderMissing`: the provider knows no such order. */
export type OrderResponseView =
  | (ResourceView<ReportedOrder> & {
      /** Leads to the list of its kind of order (OM-166). */
      readonly list: 'orderList' | 'sipList';
    })
  | { readonly screen: 'orderMissing' };
