import type { Order } from '@folioflow/api/contract';
import { flow, screenOf, type RootOf } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { orderStateOf, orderTypeOf, payExitOf } from '../../parts/order-state.ts';
import { amountOf } from '../payment/payment.rules.ts';
import { paymentStatusMachine } from './payment-status.machine.ts';
import type { PaymentStatusPorts, PaymentStatusView, ToldPayment } from './payment-status.types.ts';

export type * from './payment-status.types.ts';

const screens = {
  numberMissing: 'numberMissing',
  initiated: 'fetching',
  confirming: 'shown',
  shown: 'shown',
  unanswered: 'failed',
  failed: 'failed',
} as const satisfies Record<RootOf<typeof paymentStatusMachine>, PaymentStatusView['screen']>;

/** What is to be paid; where nothing is left to pay, what was. */
function toldAmountOf(order: Order): string {
  const due = amountOf(order);
  if (Number(due) > 0) return due;
  return order.order_information?.request.OrderVal ?? String(order.mf_order_overall_investment_amount);
}

function toldPaymentOf(order: Order): ToldPayment {
  return {
    state: orderStateOf(order),
    schemeName: order.mf_order_scheme_name,
    amount: toldAmountOf(order),
    payAgain: payExitOf(order, orderTypeOf(order, 'single')),
  };
}

export const paymentStatusFlow = flow({
  machine: paymentStatusMachine,
  view: (snapshot): PaymentStatusView => {
    const { html, order, failure } = snapshot.context;
    const orderNumber = snapshot.context.orderNumber ?? '';
    const screen = screenOf(snapshot, screens);
    const canCheckAgain = snapshot.can({ type: 'check.requested' });
    switch (screen) {
      case 'numberMissing':
        return { screen };
      case 'fetching':
        return { screen, orderNumber };
      case 'shown':
        return {
          screen,
          orderNumber,
          html,
          payment: order && toldPaymentOf(order),
          canCheckAgain,
        };
      case 'failed':
        return { screen, orderNumber, isAnswerLost: failure === 'unknown', canCheckAgain };
    }
  },
});

/** /paymentResponse: what became of the payment that came back from the gateway (OM-155 to OM-163). */
export const paymentStatus = (ports: PaymentStatusPorts) => ({
  ...paymentStatusFlow,
  machine: runnable(paymentStatusMachine, ports),
});
