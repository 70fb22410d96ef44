import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { PaymentEvent, PaymentInput, PaymentPorts, PaymentView } from './payment.types.ts';
import * as unit from './payment.flow.ts';

export type * from './payment.types.ts';
export { copyChosenPaymentMode } from './payment.rules.ts';
export { paymentNumberStorage } from './payment.storage.ts';

export type PaymentFlow = EmbeddableFlow<{
  input: PaymentInput;
  event: PaymentEvent;
  view: PaymentView;
}>;

export const paymentFlow: PaymentFlow = embeddable(unit.paymentFlow);

/** /paymentPage/: initiates a payment once and redirects the investor to the gateway (OM-144 to OM-154). */
export const payment: (ports: PaymentPorts) => RunnableFlow<PaymentFlow> = embeddableFactory(unit.payment);
