import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../../kit/embeddable-flow.ts';
import type { MandateRegistrationFlow } from '../mandate-registration/index.ts';
import type {
  MandateChoiceEvent,
  MandateChoiceInput,
  MandateChoicePorts,
  MandateChoiceView,
} from './mandate-choice.types.ts';
import * as unit from './mandate-choice.flow.ts';

export type * from './mandate-choice.types.ts';
export { mandateRowOf, type MandateRow } from './mandate-row.ts';
export type { MandateState } from './mandate-state.ts';

export type MandateChoiceFlow = EmbeddableFlow<{
  input: MandateChoiceInput;
  event: MandateChoiceEvent;
  view: MandateChoiceView;
  children: { mandateRegistration: MandateRegistrationFlow };
}>;

export const mandateChoiceFlow: MandateChoiceFlow = embeddable(unit.mandateChoiceFlow);

/**
 * A part of the SIP checkout and a page of its own: the investor selects, refreshes, cancels, registers and signs
 * mandates.
 */
export const mandateChoice: (ports: MandateChoicePorts) => RunnableFlow<MandateChoiceFlow> = embeddableFactory(
  unit.mandateChoice,
);
