import { flow, screenOf, type RootStateOf } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { paymentStatusMachine } from './payment-status.machine.ts';
import type {
  PaymentStatusPorts,
  PaymentStatusView,
  PaymentStatusEvent,
  PaymentStatusInput,
} from './payment-status.types.ts';
import { paymentResultOf } from '../../parts/payment/payment-result.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export type * from './payment-status.types.ts';
export type { PaymentResult } from '../../parts/payment/payment-result.ts';

export type PaymentStatusFlow = EmbeddableFlow<{
  input: PaymentStatusInput;
  event: PaymentStatusEvent;
  view: PaymentStatusView;
}>;

const screens = {
  numberMissing: 'numberMissing',
  initiated: 'fetching',
  confirming: 'shown',
  shown: 'shown',
  unanswered: 'failed',
  failed: 'failed',
} as const satisfies Record<RootStateOf<typeof paymentStatusMachine>, PaymentStatusView['screen']>;

export const paymentStatusFlow: PaymentStatusFlow = flow({
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
          payment: order && paymentResultOf(order),
          canCheckAgain,
        };
      case 'failed':
        return { screen, orderNumber, isAnswerLost: failure === 'unknown', canCheckAgain };
    }
  },
});

/** /paymentResponse: shows the result of the payment after the return from the gateway (OM-155 to OM-163). */
export const paymentStatus = (ports: PaymentStatusPorts): RunnableFlow<PaymentStatusFlow> => ({
  ...paymentStatusFlow,
  machine: runnable(paymentStatusMachine, ports),
});
