import { flow } from '../../../kit/flow.ts';
import { runnable } from '../../../kit/port.ts';
import { paymentChoiceMachine } from './payment-choice.machine.ts';
import { paymentChoiceView } from './payment-choice.view.ts';

export const paymentChoiceFlow = flow({ machine: paymentChoiceMachine, view: paymentChoiceView });

/** The choice of a payment mode; it has no ports. Used on the order screen. */
export const paymentChoice = () => ({ ...paymentChoiceFlow, machine: runnable(paymentChoiceMachine, {}) });
