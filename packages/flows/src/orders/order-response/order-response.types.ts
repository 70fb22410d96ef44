import type { OperationPorts } from '../../kit/operation-port.ts';
import type { ResourceView } from '../../kit/resource.ts';
import type { ToldPayment } from '../../payments/payment-status/payment-status.types.ts';

export type OrderResponsePorts = OperationPorts<'getOrderResponse'>;

export interface ToldOrder {
  /** Server HTML. */
  readonly html: string;
  /** By the answer; '' where it names none. */
  readonly orderNumber: string;
  /** Null where the provider tells it in words alone. */
  readonly payment: ToldPayment | null;
}

/** `orderMissing`: nobody has such an order. */
export type OrderResponseView =
  | (ResourceView<ToldOrder> & {
      /** Of the orders of its kind (OM-166). */
      readonly list: 'orderList' | 'sipList';
    })
  | { readonly screen: 'orderMissing' };
