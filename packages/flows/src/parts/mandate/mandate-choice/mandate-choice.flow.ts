import { flow } from '../../../kit/flow.ts';
import { runnable } from '../../../kit/port.ts';
import {
  mandateRegistration,
  mandateRegistrationFlow,
  type MandateRegistrationFlow,
} from '../mandate-registration/mandate-registration.flow.ts';
import { mandateChoiceMachine } from './mandate-choice.machine.ts';
import type {
  MandateChoicePorts,
  MandateChoiceEvent,
  MandateChoiceInput,
  MandateChoiceView,
} from './mandate-choice.types.ts';
import { mandateChoiceView } from './mandate-choice.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../../kit/embeddable-flow.ts';

export type * from './mandate-choice.types.ts';
export { mandateRowOf, type MandateRow } from './mandate-row.ts';
export type { MandateState } from './mandate-state.ts';

export type MandateChoiceFlow = EmbeddableFlow<{
  input: MandateChoiceInput;
  event: MandateChoiceEvent;
  view: MandateChoiceView;
  children: { mandateRegistration: MandateRegistrationFlow };
}>;

export const mandateChoiceFlow: MandateChoiceFlow = flow({
  machine: mandateChoiceMachine,
  children: { mandateRegistration: mandateRegistrationFlow },
  view: mandateChoiceView,
});

/**
 * A part of the SIP checkout and a page of its own: the investor selects, refreshes, cancels, registers and signs
 * mandates.
 */
export const mandateChoice = (ports: MandateChoicePorts): RunnableFlow<MandateChoiceFlow> => ({
  ...mandateChoiceFlow,
  machine: runnable(mandateChoiceMachine, {
    listBankAccounts: ports.listBankAccounts,
    refreshMandate: ports.refreshMandate,
    cancelMandate: ports.cancelMandate,
    mandateRegistration: mandateRegistration(ports).machine,
  }),
});
