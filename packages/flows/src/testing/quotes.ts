import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../../../docs/requirements');

/** A text in quotes in a row of `docs/requirements`. */
export interface Quote {
  readonly row: string;
  readonly text: string;
  /** Keys of the text, `provider` or `absent`: the brackets after the first quote of the text in the row. */
  readonly mark: string | undefined;
}

/** A quoted text that is shipped in another form. */
export interface Correction {
  readonly quoted: string;
  readonly shipped: string;
  readonly rows: string;
}

const QUOTE = /(?<!\w)(['"])(.+?)\1(?!\w)(?: \[([^\]]+)\])?/g;

export const parseQuotes = (markdown: string): readonly Quote[] =>
  [...markdown.matchAll(/^\| ([A-Z]+-\d+) \|(.*)\|$/gm)].flatMap(([, row = '', cells = '']) => {
    const marks = new Map<string, string>();
    return [...cells.replaceAll(/`[^`]*`/g, '').matchAll(QUOTE)].map(([, , text = '', mark]) => {
      if (mark !== undefined) marks.set(text, mark);
      return { row, text, mark: marks.get(text) };
    });
  });

export const parseCorrections = (markdown: string): readonly Correction[] =>
  [...markdown.matchAll(/^\| (.+?) \| (.+?) \| (.+?) \|$/gm)]
    .slice(1)
    .map(([, quoted = '', shipped = '', rows = '']) => ({ quoted, shipped, rows }));

/** Returns the quotes of all rows. */
export const readQuotes = (): readonly Quote[] =>
  readdirSync(folder).flatMap((file) => parseQuotes(readFileSync(path.join(folder, file), 'utf8')));

export const readCorrections = (): readonly Correction[] =>
  parseCorrections(readFileSync(path.join(folder, 'corrected-texts.md'), 'utf8'));

/** Returns the keys that a quote names. */
export const keysOf = ({ mark }: Quote): readonly string[] =>
  mark === undefined || mark === 'provider' || mark === 'absent' ? [] : mark.split(' ');

const PLACE = /\{\w+\}/g;
const GAP = /…/g;

/** Returns a text with its places, without their names. */
export const withoutNames = (text: string) => text.replaceAll(PLACE, '{}');

/** Returns whether a text equals a pattern apart from what its gaps contain. */
function matches(text: string, pattern: string, gap: RegExp): boolean {
  const parts = pattern.split(gap).map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}

const isCorrected = ({ row, text }: Quote, shipped: string, corrections: readonly Correction[]) =>
  corrections.some(
    (correction) =>
      correction.rows.includes(row) &&
      matches(text, correction.quoted, PLACE) &&
      withoutNames(correction.shipped) === withoutNames(shipped),
  );

/** Lists the quotes without a mark, with a mark that is wrong, and those whose text is shipped in another form. */
export const findQuoteFaults = (
  quotes: readonly Quote[],
  texts: ReadonlyMap<string, string>,
  corrections: readonly Correction[],
): readonly string[] =>
  quotes.flatMap((quote) => {
    const { row, text, mark } = quote;
    if (mark === undefined) return [`${row} “${text}” has no mark`];
    if (mark === 'provider') return [];
    if (mark === 'absent')
      return [...texts]
        .filter(([, shipped]) => matches(shipped.toLowerCase(), text.toLowerCase(), GAP))
        .map(([key]) => `${row} “${text}” is shipped as ${key}`);

    const keys = keysOf(quote);
    const unknown = keys.filter((key) => !texts.has(key));
    if (unknown.length > 0) return [`${row} “${text}” has no text ${unknown.join(' ')}`];
    const shipped = keys.map((key) => texts.get(key)).join(' ');
    return matches(text, shipped, PLACE) || matches(shipped, text, GAP) || isCorrected(quote, shipped, corrections)
      ? []
      : [`${row} “${text}” is shipped as “${shipped}”`];
  });
