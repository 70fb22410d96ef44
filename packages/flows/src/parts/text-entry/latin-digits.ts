/** Invisible characters of a copied text. An override is excluded: it displays other digits than the text has. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202C\u2060\u2066-\u2069\uFEFF]/g;

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Returns the value of a digit of any script: Unicode has ten digits in a row, zero first. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before++;
  return String(before % 10);
}

/** Replaces the digits of every script by those of ASCII, without invisible characters: `४८१९०२` is `481902`. */
export const toLatinDigits = (text: string): string => text.replace(INVISIBLE, '').replace(/\p{Nd}/gu, digitValue);

/** Returns the digits of a text, of any script, as those of ASCII. */
export const digitsOf = (text: string): string => toLatinDigits(text).replace(/\D/g, '');
