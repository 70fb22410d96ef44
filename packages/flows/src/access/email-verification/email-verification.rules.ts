import { EMAIL_MIN_LENGTH, VERIFY_EMAIL_MAX_LENGTH } from '@folioflow/api/contract';
import { enterEmail, isEmail } from '../../parts/identity/email.rules.ts';
import type { SignUpState } from '../sign-up-state.ts';
import type { EmailDraft } from '../email-password/email-password.types.ts';

/** The address matches and has 7 to 30 characters: a shorter address could never sign in (ON-184, ON-505, D-36). */
export const isVerifiableEmail = (email: string): boolean =>
  isEmail(email) && email.length >= EMAIL_MIN_LENGTH && email.length <= VERIFY_EMAIL_MAX_LENGTH;

export const tidyDraft = (draft: EmailDraft, { email = draft.email }: Partial<EmailDraft>): EmailDraft => ({
  email: enterEmail(draft.email, email, VERIFY_EMAIL_MAX_LENGTH),
});

/** Prefills a known address, unless it could not be verified here: an incomplete address is no help. */
export function initialDraft(routeState: SignUpState | null): EmailDraft {
  const email = routeState?.email.toLowerCase() ?? '';
  return { email: isVerifiableEmail(email) ? email : '' };
}
