import {
  hasPointBeforeComma,
  parseFigure,
  parseInterruptedFigure,
  parseUnclearFigure,
  toAsciiFigure,
} from '../../format/figure-text.ts';
import { COMMA, markTypedComma, removeGrouping, resolveTypedComma } from './typed-comma.ts';

export interface AmountRules {
  /** 0 accepts digits only (DO-137); 3 for amounts and units with decimals (DO-384, OM-271, C-68). */
  decimals: number;
  /** Characters of the plain figure, without commas. */
  maxLength: number;
  /** Leaves out the spaces and letters of a pasted figure, and names the letters (DO-250). */
  dropsLetters?: boolean | undefined;
}

/** The reason why a field rejects a figure. */
export type FigureProblem = 'none' | 'notWhole' | 'tooManyDecimals' | 'tooLong' | 'pointBeforeComma';

/** An edit of a field: the text equals `before` up to `start` and for the last `end` characters. */
export interface FieldEdit {
  readonly before: string;
  readonly typed: string;
  readonly start: number;
  readonly end: number;
}

interface ParsedEdit {
  /** The plain figure. A typed comma stays in it until three digits or a point follow. */
  readonly plain: string;
  readonly problem: FigureProblem | null;
  /** Letters of the pasted text that the figure does not have. */
  readonly leftOut?: string;
}

/** Removes leading zeros (DO-385) and adds one before a decimal point or a comma. */
function stripLeadingZeros(figure: string): string {
  return figure.replace(/^0+(?=\d)/, '').replace(/^(?=[.,])/, '0');
}

const createRejectedEdit = (problem: FigureProblem): ParsedEdit => ({ plain: '', problem });

/** Removes decimals beyond the limit of the field if they are zero. */
export function fitFigureToRules(figure: string, { decimals, maxLength }: AmountRules): ParsedEdit {
  const [whole = '', fraction = ''] = stripLeadingZeros(figure).split('.');
  if (/[1-9]/.test(fraction.slice(decimals)))
    return createRejectedEdit(decimals === 0 ? 'notWhole' : 'tooManyDecimals');
  const plain = decimals === 0 || !figure.includes('.') ? whole : `${whole}.${fraction.slice(0, decimals)}`;
  return plain.length > maxLength ? createRejectedEdit('tooLong') : { plain, problem: null };
}

/** Accepts a figure with a typed comma as long as its digits fit the field. */
function fitUnclearFigure(figure: string, { maxLength }: AmountRules): ParsedEdit {
  const plain = stripLeadingZeros(figure);
  return plain.replace(',', '').length > maxLength ? createRejectedEdit('tooLong') : { plain, problem: null };
}

interface InsertedText {
  /** Null for a text that is no figure. */
  readonly figure: string | null;
  readonly problem?: FigureProblem;
  readonly leftOut?: string;
}

/** Returns the figure of a pasted text, or the reason that it has none. */
function parsePastedText(came: string, { decimals, dropsLetters = false }: AmountRules): InsertedText {
  const figure = parseFigure(came) ?? parseUnclearFigure(came)?.replace(',', COMMA);
  if (figure !== undefined) return { figure };
  if (decimals > 0 && hasPointBeforeComma(came)) return { figure: null, problem: 'pointBeforeComma' };
  return (dropsLetters ? parseInterruptedFigure(came) : null) ?? { figure: null };
}

/** Returns the text of a key; an empty one if it is no character of a figure. */
function parseKey(came: string): InsertedText {
  const key = toAsciiFigure(came);
  if (key === ',') return { figure: COMMA };
  return { figure: key === '.' ? key : (parseFigure(key) ?? '') };
}

interface Insertion extends InsertedText {
  readonly came: string;
  /** The text before and after the inserted one, with a marked typed comma and without grouping. */
  readonly head: string;
  readonly tail: string;
}

/** A text that replaces the whole content; a browser can report the place of an earlier edit for a filled one. */
const replacement = (typed: string, rules: AmountRules): Insertion => ({
  came: typed,
  head: '',
  tail: '',
  ...(typed.length > 1 ? parsePastedText(typed, rules) : parseKey(typed)),
});

/** Finds the inserted text of an edit and its place. */
function parseInsertion({ before, typed, start, end }: FieldEdit, rules: AmountRules): Insertion {
  const place = Math.max(start, typed.length - end);
  const after = before.length - (typed.length - place);
  if (before.slice(0, start) !== typed.slice(0, start) || before.slice(after) !== typed.slice(place))
    return replacement(typed, rules);
  const came = typed.slice(start, place);
  const marked = markTypedComma(before);
  const found = {
    came,
    head: marked.slice(0, start).replaceAll(',', ''),
    tail: marked.slice(after).replaceAll(',', ''),
    ...(came.length > 1 ? parsePastedText(came, rules) : parseKey(came)),
  };
  // The part that differs is no figure, but the whole text can be one: 1,000 is filled with 1,00,000.
  if (found.figure !== null || found.problem !== undefined) return found;
  const whole = replacement(typed, rules);
  return whole.figure === null ? found : whole;
}

/**
 * Returns the content of a field after an edit. A key that is no character of a figure, or one character too many,
 * changes nothing. A pasted, dropped or autofilled text is either the exact figure or is rejected with a reason.
 */
export function parseEdit(edit: FieldEdit, rules: AmountRules): ParsedEdit {
  const { came, head, tail, figure, problem = 'none', leftOut } = parseInsertion(edit, rules);
  const rejectedEdit = (reason: FigureProblem | null) => ({ plain: removeGrouping(edit.before), problem: reason });
  const unchangedEdit = (reason: FigureProblem) => rejectedEdit(came.length > 1 ? reason : null);
  // Rejected with a message, unlike other keys: the digits typed after it would make a larger amount.
  if (figure === '.' && rules.decimals === 0) return rejectedEdit('notWhole');
  if (figure === null || (figure === '' && came !== '')) return unchangedEdit(problem);
  const text = resolveTypedComma(head + figure + tail);
  if (text === null) return rejectedEdit('none');
  if (came === '') return { plain: text === '' ? text : stripLeadingZeros(text), problem: null };
  if (text.split('.').length > 2) return unchangedEdit('none');
  const read = text.includes(',') ? fitUnclearFigure(text, rules) : fitFigureToRules(text, rules);
  return read.problem === null ? { ...read, ...(leftOut && { leftOut }) } : unchangedEdit(read.problem);
}
