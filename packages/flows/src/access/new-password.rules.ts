import {
  NEW_PASSWORD_PATTERN,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  RESET_PASSWORD_MAX_LENGTH,
} from '@folioflow/api/contract';
import { enterText } from '../parts/text-entry/inserted-text.ts';

/** The allowed length of a new password in characters; each screen has its own maximum (D-22). */
export interface PasswordLength {
  readonly minimum: number;
  readonly maximum: number;
}

/** 7 to 21 characters, 'under 22' (ON-175, ON-507). */
export const resetPasswordLength: PasswordLength = {
  minimum: PASSWORD_MIN_LENGTH,
  maximum: RESET_PASSWORD_MAX_LENGTH,
};
/** 7 to 22 characters (ON-191, ON-507). */
export const firstPasswordLength: PasswordLength = { minimum: PASSWORD_MIN_LENGTH, maximum: PASSWORD_MAX_LENGTH };

/** A new password as typed twice. Secret: it travels in an event and is never stored. */
export interface TypedPassword {
  readonly password: string;
  readonly confirmation: string;
}
export type PasswordProblem = 'tooShort' | 'notAllowed';
export type TypedPasswordProblem = PasswordProblem | 'mismatch';

/**
 * Returns a new password after an edit: a key that is no letter, digit or '@', or is one too many, changes nothing
 * (ON-173, ON-174, ON-191, D-23). A pasted or generated password stays whole and is refused if it is not allowed: the
 * manager that made it saves it as it was.
 */
export const enterNewPassword = (before: string, typed: string, { maximum }: PasswordLength): string =>
  enterText(before, typed, { isAllowed: (key) => NEW_PASSWORD_PATTERN.test(key), maximum });

/** Returns a password after an edit: a key beyond `maximum` changes nothing, a longer pasted one stays whole (ON-130). */
export const enterPassword = (before: string, typed: string, { maximum }: PasswordLength): string =>
  enterText(before, typed, { isAllowed: () => true, maximum });

export function passwordProblem(password: string, { minimum, maximum }: PasswordLength): PasswordProblem | null {
  if (password.length < minimum) return 'tooShort';
  return password.length > maximum || !NEW_PASSWORD_PATTERN.test(password) ? 'notAllowed' : null;
}

/** The reason that a new password cannot be saved; null if it can (ON-175 to ON-177, ON-191 to ON-193). */
export const typedPasswordProblem = (
  { password, confirmation }: TypedPassword,
  length: PasswordLength,
): TypedPasswordProblem | null => passwordProblem(password, length) ?? (password === confirmation ? null : 'mismatch');
