import {
  NEW_PASSWORD_PATTERN,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  RESET_PASSWORD_MAX_LENGTH,
} from '@folioflow/api/contract';

/** How many characters a new password may have; each screen has its own upper end (D-22). */
export interface PasswordLength {
  readonly minimum: number;
  readonly maximum: number;
}

/** 7 to 21, which is 'under 22' (ON-175, ON-507). */
export const resetPasswordLength: PasswordLength = {
  minimum: PASSWORD_MIN_LENGTH,
  maximum: RESET_PASSWORD_MAX_LENGTH,
};
/** 7 to 22 (ON-191, ON-507). */
export const firstPasswordLength: PasswordLength = { minimum: PASSWORD_MIN_LENGTH, maximum: PASSWORD_MAX_LENGTH };

/** A new password as it was typed twice. Secret: it travels in an event and is never kept. */
export interface TypedPassword {
  readonly password: string;
  readonly confirmation: string;
}
export type PasswordProblem = 'tooShort' | 'notAllowed';
export type TypedPasswordProblem = PasswordProblem | 'mismatch';

/** Keeps letters, digits and '@', at most `maximum` of them (ON-173, ON-174, ON-191, D-23). */
export const tidyNewPassword = (typed: string, { maximum }: PasswordLength): string =>
  Array.from(typed)
    .filter((character) => NEW_PASSWORD_PATTERN.test(character))
    .join('')
    .slice(0, maximum);

export function passwordProblem(password: string, { minimum, maximum }: PasswordLength): PasswordProblem | null {
  if (password.length < minimum) return 'tooShort';
  return password.length > maximum || !NEW_PASSWORD_PATTERN.test(password) ? 'notAllowed' : null;
}

/** What keeps a new password from being saved; null when nothing does (ON-175 to ON-177, ON-191 to ON-193). */
export const typedPasswordProblem = (
  { password, confirmation }: TypedPassword,
  length: PasswordLength,
): TypedPasswordProblem | null => passwordProblem(password, length) ?? (password === confirmation ? null : 'mismatch');
