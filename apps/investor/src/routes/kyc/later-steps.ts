import type { PersonalWizardSteps, PersonalWizardView } from '@folioflow/flows';
import { loadCamera } from '../../ports/camera-on-demand.ts';

/** The steps of the personal wizard that come with their charts, and what of the browser they use. */
export const laterSteps: PersonalWizardSteps = {
  nominating: async () => (await import('@folioflow/flows/personal-wizard/nominating')).nominating,
  confirming: async () => (await import('@folioflow/flows/personal-wizard/confirming')).confirming,
  photographing: async () => {
    const step = import('@folioflow/flows/personal-wizard/photographing');
    const [{ photographing }] = await Promise.all([step, loadCamera()]);
    return photographing;
  },
};

const nextTo: Partial<Record<PersonalWizardView['screen'], readonly (keyof PersonalWizardSteps)[]>> = {
  incomeDetailing: ['nominating'],
  nominating: ['confirming', 'photographing'],
};

/** What does not come ahead of its step is asked for again by the step itself, which says so. */
export function fetchAhead(screen: PersonalWizardView['screen']): void {
  for (const step of nextTo[screen] ?? []) laterSteps[step]().catch(() => undefined);
}
