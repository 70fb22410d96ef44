import { toLatinDigits } from '@folioflow/flows';

/** A figure with or without decimals: grouped the Indian way, by thousands, or not at all. */
const FIGURE = /^(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/;
/** A figure with one or two digits after its last comma, where no grouping has them. */
const UNCLEAR_FIGURE = /^(\d+(?:,\d{2,3})*),(\d{1,2})$/;
const POINT_BEFORE_COMMA = /^\d[\d.]*\.[\d.]*,\d+$/;
/**
 * Short groups of digits with spaces or single letters between them. A letter that can stand for a multiple, an exponent
 * or a base is none of them: `1k5`, `1e5`, `0x1`.
 */
const INTERRUPTED_FIGURE = /^\d{1,3}(?:(?:\s+|\s*[adfgijn-wyz]\s*)\d{1,3})+$/i;
const SURROUNDING = /^\s*(?:(?:₹|rs\.?|inr)\s*)?|\s*(?:\/-\s*)?$/gi;
/** The full-width and Arabic separators. */
const SEPARATORS: Readonly<Record<string, string>> = { '，': ',', '٬': ',', '．': '.', '٫': '.' };

/** Writes digits and separators of any script with those of ASCII. */
export const toAsciiFigure = (text: string): string =>
  toLatinDigits(text).replace(/[，٬．٫]/g, (separator) => SEPARATORS[separator] ?? separator);

const stripSurroundings = (text: string): string => toAsciiFigure(text).replace(SURROUNDING, '');

/**
 * Parses an unambiguous figure: `₹ 1,00,000/-` is `100000`, `१,०००.५०` is `1000.50`. Returns null for any other text,
 * or if leaving out a character would change the figure: `1e5`, `-500`, `1,5`, `1.2.3`, `5k`.
 */
export function parseFigure(text: string): string | null {
  const grouped = stripSurroundings(text).replace(/(?<=\d)\s(?=\d)/g, ',');
  return /\d/.test(grouped) && FIGURE.test(grouped) ? grouped.replaceAll(',', '') : null;
}

/** Parses a figure whose last comma can separate decimals or thousands: `₹1,234,50` is `1234,50`. Null for any other text. */
export function parseUnclearFigure(text: string): string | null {
  const bare = stripSurroundings(text).replace(/(?<=\d)\s(?=\d+[\s,])/g, ',');
  const [, whole, last] = UNCLEAR_FIGURE.exec(bare) ?? [];
  return whole === undefined || last === undefined ? null : `${whole.replaceAll(',', '')},${last}`;
}

/** True for a figure with a point for the thousands and a comma for the decimals: `1.234,50`. */
export const hasPointBeforeComma = (text: string): boolean => POINT_BEFORE_COMMA.test(stripSurroundings(text));

/** Parses a figure that spaces and letters interrupt: `1 2a3` is `123` without `a`. Null for any other text. */
export function parseInterruptedFigure(text: string): { readonly figure: string; readonly leftOut: string } | null {
  const bare = stripSurroundings(text);
  if (!INTERRUPTED_FIGURE.test(bare)) return null;
  return { figure: bare.replace(/\D/g, ''), leftOut: (bare.match(/[a-z]/gi) ?? []).join(', ') };
}
