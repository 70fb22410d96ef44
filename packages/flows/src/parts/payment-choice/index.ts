import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { paymentChoiceMachine } from './payment-choice.machine.ts';
import { paymentChoiceView } from './payment-choice.view.ts';

export type * from './payment-choice.types.ts';

export const paymentChoiceFlow = flow({ machine: paymentChoiceMachine, view: paymentChoiceView });

/** How an order is to be paid; it calls nobody. Alone on the order screen, inside invest-more otherwise. */
export const paymentChoice = () => ({ ...paymentChoiceFlow, machine: runnable(paymentChoiceMachine, {}) });
