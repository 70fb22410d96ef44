import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { paymentMachine } from './payment.machine.ts';
import type { PaymentPorts } from './payment.types.ts';
import { paymentView } from './payment.view.ts';

export const paymentFlow = flow({ machine: paymentMachine, view: paymentView });

/** /paymentPage/: initiates a payment once and redirects the investor to the gateway (OM-144 to OM-154). */
export const payment = (ports: PaymentPorts) => ({ ...paymentFlow, machine: runnable(paymentMachine, ports) });
