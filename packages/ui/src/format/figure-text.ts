/** A figure with or without decimals: grouped the Indian way, by thousands, or not at all. */
const FIGURE = /^(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/;
const SURROUNDING = /^\s*(?:(?:₹|rs\.?|inr)\s*)?|\s*(?:\/-\s*)?$/gi;
/** Invisible characters of a copied text. An override is excluded: it displays other figures than the text has. */
const UNSEEN = /[\u200B-\u200F\u202A-\u202C\u2060\u2066-\u2069\uFEFF]/g;

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Returns the value of a digit of any script: Unicode has ten digits in a row, zero first. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before++;
  return String(before % 10);
}

const toAsciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, digitValue);

/**
 * Parses an unambiguous figure: `₹ 1,00,000/-` is `100000`, `१,०००.५०` is `1000.50`. Returns null for any other text,
 * or if leaving out a character would change the figure: `1e5`, `-500`, `1,5`, `1.2.3`, `5k`.
 */
export function parseFigure(text: string): string | null {
  const bare = toAsciiDigits(text.replace(UNSEEN, '')).replace(SURROUNDING, '');
  const grouped = bare.replace(/(?<=\d)\s(?=\d)/g, ',');
  return /\d/.test(grouped) && FIGURE.test(grouped) ? grouped.replaceAll(',', '') : null;
}
