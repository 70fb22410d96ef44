import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { paymentMachine } from './payment.machine.ts';
import type { PaymentPorts, PaymentEvent, PaymentInput, PaymentView } from './payment.types.ts';
import { paymentView } from './payment.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export type * from './payment.types.ts';
export { copyChosenPaymentMode } from './payment.rules.ts';
export { paymentNumberStorage } from './payment.storage.ts';

export type PaymentFlow = EmbeddableFlow<{
  input: PaymentInput;
  event: PaymentEvent;
  view: PaymentView;
}>;

export const paymentFlow: PaymentFlow = flow({ machine: paymentMachine, view: paymentView });

/** /paymentPage/: initiates a payment once and redirects the investor to the gateway (OM-144 to OM-154). */
export const payment = (ports: PaymentPorts): RunnableFlow<PaymentFlow> => ({
  ...paymentFlow,
  machine: runnable(paymentMachine, ports),
});
