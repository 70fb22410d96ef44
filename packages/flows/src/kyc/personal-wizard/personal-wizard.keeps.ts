import type { Keeps } from '../../kit/keeps.ts';
import type { PersonalWizardView } from './personal-wizard.types.ts';

/** The step, until the wizard is accepted (ON-289, ON-447). */
export const personalWizardKeeps: Keeps<PersonalWizardView> = {
  store: 'session',
  key: 'personal_info_step',
  select: (view) => ('kept' in view ? view.kept && String(view.kept) : undefined),
};
