import { flow } from '../../kit/flow.ts';
import { runnableFlow } from '../../kit/on-demand.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import { detailsFormFlow } from '../../parts/form/details-form/details-form.flow.ts';
import { laterChildren } from './personal-wizard.children.ts';
import { personalWizardMachine } from './personal-wizard.machine.ts';
import { detailsSavingRequest } from './personal-wizard.rules.ts';
import type { PersonalWizardPorts, PersonalWizardSteps } from './personal-wizard.types.ts';
import { personalWizardView } from './personal-wizard.view.ts';

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
