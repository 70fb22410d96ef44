import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../../kit/embeddable-flow.ts';
import type {
  PaymentChoiceEvent,
  PaymentChoiceInput,
  PaymentChoiceOutput,
  PaymentChoiceView,
} from './payment-choice.types.ts';
import type { EventObject } from 'xstate';
import * as unit from './payment-choice.flow.ts';

export type * from './payment-choice.types.ts';

export type PaymentChoiceFlow = EmbeddableFlow<{
  input: PaymentChoiceInput;
  event: PaymentChoiceEvent;
  output: PaymentChoiceOutput;
  emitted: EventObject;
  view: PaymentChoiceView;
}>;

export const paymentChoiceFlow: PaymentChoiceFlow = embeddable(unit.paymentChoiceFlow);

/** The choice of a payment mode; it has no ports. Used on the order screen. */
export const paymentChoice: () => RunnableFlow<PaymentChoiceFlow> = embeddableFactory(unit.paymentChoice);
