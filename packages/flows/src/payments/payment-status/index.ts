import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type {
  PaymentStatusEvent,
  PaymentStatusInput,
  PaymentStatusPorts,
  PaymentStatusView,
} from './payment-status.types.ts';
import * as unit from './payment-status.flow.ts';

export type * from './payment-status.types.ts';
export type { PaymentResult } from '../../parts/payment/payment-result.ts';

export type PaymentStatusFlow = EmbeddableFlow<{
  input: PaymentStatusInput;
  event: PaymentStatusEvent;
  view: PaymentStatusView;
}>;

export const paymentStatusFlow: PaymentStatusFlow = embeddable(unit.paymentStatusFlow);

/** /paymentResponse: shows the result of the payment after the return from the gateway (OM-155 to OM-163). */
export const paymentStatus: (ports: PaymentStatusPorts) => RunnableFlow<PaymentStatusFlow> = embeddableFactory(
  unit.paymentStatus,
);
