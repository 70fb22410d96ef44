import type { PersonalWizardView } from '@folioflow/flows';

/** Session storage key of the wizard's step (ON-289, ON-447); gone with the session when /signin is opened. */
const KEY = 'personal_info_step';

export const readStep = (): string | null => sessionStorage.getItem(KEY);

/** Keeps a step; null forgets it: the wizard is accepted. */
export function keepStep(step: number | null): void {
  if (step === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, String(step));
}

/** What a view asks to be kept; undefined leaves what is there. */
export const stepToKeep = (view: PersonalWizardView) => ('kept' in view ? view.kept : undefined);
