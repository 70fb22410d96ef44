import { MOBILE_LENGTH } from '@folioflow/api/contract';
import { digitsOf, toLatinDigits } from './latin-digits.ts';

/** True for a text that is displayed in another order than it has. */
const isOverridden = (text: string): boolean => /[\u202D\u202E]/.test(text);

/**
 * Returns the code in a pasted message: the only run of `length` digits, or all digits of a text of digits, spaces and
 * hyphens. Null for any other text: a part of another number is no code.
 */
export function parsePastedCode(text: string, length: number): string | null {
  if (isOverridden(text)) return null;
  const plain = toLatinDigits(text);
  const [code, ...others] = (plain.match(/\d+/g) ?? []).filter((run) => run.length === length);
  if (code !== undefined && others.length === 0) return code;
  const digits = digitsOf(plain);
  return /^[\d\s-]+$/.test(plain) && digits.length === length ? digits : null;
}

const PREFIXES = ['00', '91', '0'] as const;

/**
 * Returns the mobile number of a pasted text, with ten digits or fewer: the prefixes 00, +91, 91 and 0 are removed while
 * more than ten digits are left. Null if more are left then: a cut number is that of another person.
 */
export function parsePastedMobile(text: string): string | null {
  if (isOverridden(text)) return null;
  let digits = digitsOf(text);
  while (digits.length > MOBILE_LENGTH) {
    const prefix = PREFIXES.find((each) => digits.startsWith(each));
    if (prefix === undefined) return null;
    digits = digits.slice(prefix.length);
  }
  return digits;
}

/**
 * Returns the account number in a pasted text: all digits of a text of digits, spaces and hyphens, or its only run of
 * digits. Null for any other text.
 */
export function parsePastedNumber(text: string): string | null {
  const plain = toLatinDigits(text);
  if (/^[\d\s-]*$/.test(plain)) return digitsOf(plain);
  const [number, ...others] = plain.match(/\d+/g) ?? [];
  return number !== undefined && others.length === 0 ? number : null;
}

/** Returns the IFSC in a pasted text: the text without spaces and hyphens, or the only IFSC in it. Null without one. */
export function parsePastedIfsc(text: string): string | null {
  const plain = toLatinDigits(text).toUpperCase();
  const bare = plain.replace(/[\s-]/g, '');
  const found = plain.match(/\b[A-Z]{4}0[A-Z0-9]{6}\b/g) ?? [];
  if (found.length > 0) return found.length === 1 ? found[0] : null;
  return /^[A-Z0-9]*$/.test(bare) ? bare : null;
}
