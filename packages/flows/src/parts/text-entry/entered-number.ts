import { MOBILE_LENGTH } from '@folioflow/api/contract';
import { insertedText, isPasted } from './inserted-text.ts';
import { digitsOf } from './latin-digits.ts';
import { parsePastedCode, parsePastedMobile } from './pasted-text.ts';

/**
 * Returns the digits of a code field after an edit, `length` at most (ON-142, DO-388). Null for a pasted text without a
 * code. A pasted rest completes the digits before it.
 */
export function enterCode(before: string, typed: string, length: number): string | null {
  if (!isPasted(before, typed)) return digitsOf(typed).slice(0, length);
  return parsePastedCode(typed, length) ?? parsePastedCode(insertedText(before, typed), length);
}

/**
 * Returns the digits of a mobile field after an edit, ten at most (ON-123, ON-124). Null for a pasted text that is no
 * mobile number: a cut number is that of another person.
 */
export function enterMobile(before: string, typed: string): string | null {
  if (isPasted(before, typed)) return parsePastedMobile(typed) ?? parsePastedMobile(insertedText(before, typed));
  return digitsOf(typed)
    .replace(/^0(?=\d{10})/, '')
    .slice(0, MOBILE_LENGTH);
}
