/** Whole or with a point, grouped the Indian way, by thousands, or not at all. */
const FIGURE = /^(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/;
const SURROUNDING = /^\s*(?:(?:₹|rs\.?|inr)\s*)?|\s*(?:\/-\s*)?$/gi;
/** What a copied text carries unseen. An override is none of it: it shows other figures than it holds. */
const UNSEEN = /[\u200B-\u200F\u202A-\u202C\u2060\u2066-\u2069\uFEFF]/g;

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Digits of every script stand ten in a row, the zero first. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before++;
  return String(before % 10);
}

const withPlainDigits = (text: string): string => text.replace(/\p{Nd}/gu, valueOf);

/**
 * The plain figure that a text says beyond doubt: `₹ 1,00,000/-` is `100000`, `१,०००.५०` is `1000.50`. Null where it says none,
 * or where leaving a character out would make another one of it: `1e5`, `-500`, `1,5`, `1.2.3`, `5k`.
 */
export function figureOf(text: string): string | null {
  const bare = withPlainDigits(text.replace(UNSEEN, '')).replace(SURROUNDING, '');
  const grouped = bare.replace(/(?<=\d)\s(?=\d)/g, ',');
  return /\d/.test(grouped) && FIGURE.test(grouped) ? grouped.replaceAll(',', '') : null;
}
