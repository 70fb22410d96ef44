import { flow } from '../../kit/flow.ts';
import type { StorageRule } from '../../kit/storage-rule.ts';
import { runnable } from '../../kit/port.ts';
import { paymentMachine } from './payment.machine.ts';
import type { PaymentPorts } from './payment.types.ts';
import { paymentView } from './payment.view.ts';

export type * from './payment.types.ts';
export { copyChosenPaymentMode } from './payment.rules.ts';

export const paymentFlow = flow({ machine: paymentMachine, view: paymentView });

/** Stores the number of the order with a running payment, for a single status check (AD-033, OM-155). */
export const paymentNumberStorage: StorageRule<string | null> = {
  store: 'local',
  key: 'payment_order_number',
  select: (orderNumber) => orderNumber,
};

/** /paymentPage/: initiates a payment once and redirects the investor to the gateway (OM-144 to OM-154). */
export const payment = (ports: PaymentPorts) => ({ ...paymentFlow, machine: runnable(paymentMachine, ports) });
