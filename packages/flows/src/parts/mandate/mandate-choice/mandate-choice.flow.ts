import { flow } from '../../../kit/flow.ts';
import { runnable } from '../../../kit/port.ts';
import { mandateRegistration, mandateRegistrationFlow } from '../mandate-registration/mandate-registration.flow.ts';
import { mandateChoiceMachine } from './mandate-choice.machine.ts';
import type { MandateChoicePorts } from './mandate-choice.types.ts';
import { mandateChoiceView } from './mandate-choice.view.ts';

export const mandateChoiceFlow = flow({
  machine: mandateChoiceMachine,
  children: { mandateRegistration: mandateRegistrationFlow },
  view: mandateChoiceView,
});

/**
 * A part of the SIP checkout and a page of its own: the investor selects, refreshes, cancels, registers and signs
 * mandates.
 */
export const mandateChoice = (ports: MandateChoicePorts) => ({
  ...mandateChoiceFlow,
  machine: runnable(mandateChoiceMachine, {
    listBankAccounts: ports.listBankAccounts,
    refreshMandate: ports.refreshMandate,
    cancelMandate: ports.cancelMandate,
    mandateRegistration: mandateRegistration(ports).machine,
  }),
});
