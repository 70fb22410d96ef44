import type { PersonalWizardSteps, PersonalWizardView } from '@folioflow/flows';
import { loadCamera } from '../../ports/camera-on-demand.ts';

/** Fetches the charts of the later steps of the personal wizard, with the code of the camera where it is used. */
export const onDemandSteps: PersonalWizardSteps = {
  nominating: async () => (await import('@folioflow/flows/personal-wizard/nominating')).nominating,
  confirming: async () => (await import('@folioflow/flows/personal-wizard/confirming')).confirming,
  photographing: async () => {
    const step = import('@folioflow/flows/personal-wizard/photographing');
    const [{ photographing }] = await Promise.all([step, loadCamera()]);
    return photographing;
  },
};

const followingSteps: Partial<Record<PersonalWizardView['screen'], readonly (keyof PersonalWizardSteps)[]>> = {
  incomeDetailing: ['nominating'],
  nominating: ['confirming', 'photographing'],
};

/**
 * Fetches the steps that may follow a screen; a failure is ignored, because the step itself fetches again and reports
 * it.
 */
export function prefetchSteps(screen: PersonalWizardView['screen']): void {
  for (const step of followingSteps[screen] ?? []) onDemandSteps[step]().catch(() => undefined);
}
