import type { StorageRule } from '../../kit/storage-rule.ts';
import type { PersonalWizardView } from './personal-wizard.types.ts';

/** Stores the step until the wizard is accepted (ON-289, ON-447). */
export const personalWizardStorage: StorageRule<PersonalWizardView> = {
  store: 'session',
  key: 'personal_info_step',
  select: (view) => ('storedStep' in view ? view.storedStep && String(view.storedStep) : undefined),
};
