import { figureOf } from '../../format/figure-text.ts';

export interface AmountRules {
  /** 0 keeps digits only (DO-137); 3 for amounts and units with decimals (DO-384, OM-271). */
  decimals: number;
  /** Characters of the plain figure, without commas. */
  maxLength: number;
}

/** Why a field does not take a figure that came in one piece. */
export type FigureProblem = 'none' | 'notWhole' | 'tooManyDecimals' | 'tooLong';

/** What an edit did to the text of a field: it is `before` up to `start` and from its `end`-th last character on. */
export interface FieldEdit {
  readonly before: string;
  readonly typed: string;
  readonly start: number;
  readonly end: number;
}

interface ReadEdit {
  readonly plain: string;
  readonly problem: FigureProblem | null;
}

const withoutCommas = (text: string): string => text.replaceAll(',', '');

/** No leading zeros (DO-385), one before a point. */
function tidied(figure: string): string {
  const [whole = '', fraction] = figure.split('.');
  const stripped = whole.replace(/^0+(?=\d)/, '');
  return fraction === undefined ? stripped : `${stripped || '0'}.${fraction}`;
}

const refused = (problem: FigureProblem): ReadEdit => ({ plain: '', problem });

/** The figure with no more decimals than a field has, where that leaves it the same. */
function fitted(figure: string, { decimals, maxLength }: AmountRules): ReadEdit {
  const [whole = '', fraction = ''] = tidied(figure).split('.');
  if (/[1-9]/.test(fraction.slice(decimals))) return refused(decimals === 0 ? 'notWhole' : 'tooManyDecimals');
  const plain = decimals === 0 || !figure.includes('.') ? whole : `${whole}.${fraction.slice(0, decimals)}`;
  return plain.length > maxLength ? refused('tooLong') : { plain, problem: null };
}

/** The text of a key, or the figure that came in one piece; null where that is none. */
function figureCome(came: string, decimals: number): string | null {
  if (came.length > 1) return figureOf(came);
  return came === '.' && decimals > 0 ? came : (figureOf(came) ?? '');
}

/**
 * What stands in a field after an edit. A key that is no character of a figure, or one too many, changes nothing. What came in
 * one piece, pasted, dropped or filled in, is taken as exactly the figure that it says, or not at all and it is said why.
 */
export function readEdit({ before, typed, start, end }: FieldEdit, rules: AmountRules): ReadEdit {
  const place = Math.max(start, typed.length - end);
  const came = typed.slice(start, place);
  const unchanged = (problem: FigureProblem) => ({
    plain: withoutCommas(before),
    problem: came.length > 1 ? problem : null,
  });
  // Refused in words, unlike other keys: the digits that are typed after it make a larger amount.
  if (came === '.' && rules.decimals === 0) return { ...unchanged('none'), problem: 'notWhole' };
  const figure = figureCome(came, rules.decimals);
  if (figure === null || (figure === '' && came !== '')) return unchanged('none');
  const plain = withoutCommas(typed.slice(0, start)) + figure + withoutCommas(typed.slice(place));
  if (came === '') return { plain: plain === '' ? plain : tidied(plain), problem: null };
  if (plain.split('.').length > 2) return unchanged('none');
  const read = fitted(plain, rules);
  return read.problem === null ? read : unchanged(read.problem);
}
