import { parseFigure } from '../../format/figure-text.ts';

export interface AmountRules {
  /** 0 accepts digits only (DO-137); 3 for amounts and units with decimals (DO-384, OM-271). */
  decimals: number;
  /** Characters of the plain figure, without commas. */
  maxLength: number;
}

/** The reason why a field rejects a pasted figure. */
export type FigureProblem = 'none' | 'notWhole' | 'tooManyDecimals' | 'tooLong';

/** An edit of a field: the text equals `before` up to `start` and for the last `end` characters. */
export interface FieldEdit {
  readonly before: string;
  readonly typed: string;
  readonly start: number;
  readonly end: number;
}

interface ParsedEdit {
  readonly plain: string;
  readonly problem: FigureProblem | null;
}

const removeCommas = (text: string): string => text.replaceAll(',', '');

/** Removes leading zeros (DO-385) and adds one before a decimal point. */
function stripLeadingZeros(figure: string): string {
  const [whole = '', fraction] = figure.split('.');
  const stripped = whole.replace(/^0+(?=\d)/, '');
  return fraction === undefined ? stripped : `${stripped || '0'}.${fraction}`;
}

const createRejectedEdit = (problem: FigureProblem): ParsedEdit => ({ plain: '', problem });

/** Removes decimals beyond the limit of the field if they are zero. */
function fitFigureToRules(figure: string, { decimals, maxLength }: AmountRules): ParsedEdit {
  const [whole = '', fraction = ''] = stripLeadingZeros(figure).split('.');
  if (/[1-9]/.test(fraction.slice(decimals)))
    return createRejectedEdit(decimals === 0 ? 'notWhole' : 'tooManyDecimals');
  const plain = decimals === 0 || !figure.includes('.') ? whole : `${whole}.${fraction.slice(0, decimals)}`;
  return plain.length > maxLength ? createRejectedEdit('tooLong') : { plain, problem: null };
}

/** Returns the text of a key or the pasted figure; null if it is no figure. */
function parseInsertedText(came: string, decimals: number): string | null {
  if (came.length > 1) return parseFigure(came);
  return came === '.' && decimals > 0 ? came : (parseFigure(came) ?? '');
}

/**
 * Returns the content of a field after an edit. A key that is no character of a figure, or one character too many,
 * changes nothing. A pasted, dropped or autofilled text is either the exact figure or is rejected with a reason.
 */
export function parseEdit({ before, typed, start, end }: FieldEdit, rules: AmountRules): ParsedEdit {
  const place = Math.max(start, typed.length - end);
  const came = typed.slice(start, place);
  const unchangedEdit = (problem: FigureProblem) => ({
    plain: removeCommas(before),
    problem: came.length > 1 ? problem : null,
  });
  // Rejected with a message, unlike other keys: the digits typed after it would make a larger amount.
  if (came === '.' && rules.decimals === 0) return { ...unchangedEdit('none'), problem: 'notWhole' };
  const figure = parseInsertedText(came, rules.decimals);
  if (figure === null || (figure === '' && came !== '')) return unchangedEdit('none');
  const plain = removeCommas(typed.slice(0, start)) + figure + removeCommas(typed.slice(place));
  if (came === '') return { plain: plain === '' ? plain : stripLeadingZeros(plain), problem: null };
  if (plain.split('.').length > 2) return unchangedEdit('none');
  const read = fitFigureToRules(plain, rules);
  return read.problem === null ? read : unchangedEdit(read.problem);
}
