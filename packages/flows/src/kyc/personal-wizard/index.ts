import { flow } from '../../kit/flow.ts';
import { runnableFlow } from '../../kit/on-demand.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import { detailsFormFlow } from '../../parts/form/details-form/index.ts';
import { laterChildren } from './personal-wizard.children.ts';
import { personalWizardMachine } from './personal-wizard.machine.ts';
import { detailsSavingRequest } from './personal-wizard.rules.ts';
import type { PersonalWizardPorts } from './personal-wizard.types.ts';
import { personalWizardView } from './personal-wizard.view.ts';
import type { confirming } from './steps/confirming.ts';
import type { nominating } from './steps/nominating.ts';
import type { photographing } from './steps/photographing.ts';

export type * from './personal-wizard.types.ts';

export const personalWizardFlow = flow({
  machine: personalWizardMachine,
  children: {
    detailsForm: detailsFormFlow,
    nomineeDetails: laterChildren.nomineeDetails.flow,
    secondFactor: laterChildren.secondFactor.flow,
    photoCapture: laterChildren.photoCapture.flow,
  },
  view: personalWizardView,
});

/**
 * Loaders of the later steps: `nominating: async () => (await
 * import('@folioflow/flows/personal-wizard/nominating')).nominating`.
 */
export interface PersonalWizardSteps {
  readonly nominating: () => Promise<typeof nominating>;
  readonly confirming: () => Promise<typeof confirming>;
  readonly photographing: () => Promise<typeof photographing>;
}

/**
 * The personal stage, /personalVerification. It uses the provider's operations unchanged, the browser's camera and
 * pictures, and the loaders of the steps after the second.
 */
export const personalWizard = (ports: PersonalWizardPorts, steps: PersonalWizardSteps) =>
  runnableFlow(
    personalWizardFlow,
    {
      nomineeDetails: async () => (await steps.nominating())(ports),
      secondFactor: async () => (await steps.confirming())(ports),
      photoCapture: async () => (await steps.photographing())(ports),
    },
    {
      getStageInfo: ports.getStageInfo,
      detailsForm: runnable(detailsFormFlow.machine, {
        saveDetails: adaptPort(ports.updatePersonalInfo, detailsSavingRequest, (answer) => answer),
      }),
    },
  );
