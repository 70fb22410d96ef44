import { EMAIL_MAX_LENGTH } from '@folioflow/api/contract';
import { enterEmail, isEmail } from '../../parts/identity/email.rules.ts';
import type { EmailDraft } from '../email-password/email-password.types.ts';

/** The address matches and has at most 35 characters (ON-163, ON-505). */
export const isResetEmailValid = (email: string): boolean => isEmail(email) && email.length <= EMAIL_MAX_LENGTH;

export const tidyDraft = (draft: EmailDraft, { email = draft.email }: Partial<EmailDraft>): EmailDraft => ({
  email: enterEmail(draft.email, email, EMAIL_MAX_LENGTH),
});
