import { flow } from '../../../kit/flow.ts';
import { runnable } from '../../../kit/port.ts';
import { paymentChoiceMachine } from './payment-choice.machine.ts';
import { paymentChoiceView } from './payment-choice.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../../kit/embeddable-flow.ts';
import type {
  PaymentChoiceEvent,
  PaymentChoiceInput,
  PaymentChoiceOutput,
  PaymentChoiceView,
} from './payment-choice.types.ts';
import type { EventObject } from 'xstate';

export type * from './payment-choice.types.ts';

export type PaymentChoiceFlow = EmbeddableFlow<{
  input: PaymentChoiceInput;
  event: PaymentChoiceEvent;
  output: PaymentChoiceOutput;
  emitted: EventObject;
  view: PaymentChoiceView;
}>;

export const paymentChoiceFlow: PaymentChoiceFlow = flow({ machine: paymentChoiceMachine, view: paymentChoiceView });

/** The choice of a payment mode; it has no ports. Used on the order screen. */
export const paymentChoice = (): RunnableFlow<PaymentChoiceFlow> => ({
  ...paymentChoiceFlow,
  machine: runnable(paymentChoiceMachine, {}),
});
