import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { DetailsFormFlow } from '../../parts/form/details-form/index.ts';
import type { PhotoCaptureFlow } from '../../parts/identity/photo-capture/index.ts';
import type { SecondFactorFlow } from '../../parts/identity/second-factor/index.ts';
import type { NomineeDetailsFlow } from '../../parts/nominee/nominee-details/index.ts';
import type {
  PersonalWizardEvent,
  PersonalWizardInput,
  PersonalWizardOutput,
  PersonalWizardPorts,
  PersonalWizardView,
} from './personal-wizard.types.ts';
import * as unit from './personal-wizard.flow.ts';

export type * from './personal-wizard.types.ts';

export type PersonalWizardFlow = EmbeddableFlow<{
  input: PersonalWizardInput;
  event: PersonalWizardEvent;
  output: PersonalWizardOutput;
  view: PersonalWizardView;
  children: {
    detailsForm: DetailsFormFlow;
    nomineeDetails: NomineeDetailsFlow;
    secondFactor: SecondFactorFlow;
    photoCapture: PhotoCaptureFlow;
  };
}>;

export const personalWizardFlow: PersonalWizardFlow = embeddable(unit.personalWizardFlow);

/**
 * The personal stage, /personalVerification. It uses the provider's operations unchanged, and the browser's camera and
 * pictures.
 */
export const personalWizard: (ports: PersonalWizardPorts) => RunnableFlow<PersonalWizardFlow> = embeddableFactory(
  unit.personalWizard,
);
