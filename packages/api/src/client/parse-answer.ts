import * as v from 'valibot';
import { UNREADABLE_TEXT } from '../contract/codes.ts';
import { EMPTY_ANSWER } from '../contract/empty-answer.ts';
import { type Envelope } from '../contract/envelope.ts';
import { ERRORS_MAX_COUNT } from '../contract/limits.ts';
import { ProviderFault } from '../contract/outcome.ts';
import { truncateNotice } from '../contract/shapes/scalars.ts';
import { firstPrintableLine } from './printable-line.ts';

export type RawAnswer = Envelope & Readonly<Record<string, unknown>>;

export const createMalformedFault = (reason: string): ProviderFault =>
  new ProviderFault('malformed', [UNREADABLE_TEXT], { reason });

/** Parses the body of an answer with an HTTP status below 400. A body that is empty or has no code becomes code 011. */
export function parseBody(body: string): RawAnswer {
  const written = body.trim();
  const parsed = written === '' ? null : parseJson(written);
  if (parsed === null) return EMPTY_ANSWER;
  if (typeof parsed !== 'object' || Array.isArray(parsed)) throw createMalformedFault('The answer is no JSON object.');
  const fields = parsed as Readonly<Record<string, unknown>>;
  const code = textOfTextOrNumber(fields['code']);
  return code === ''
    ? { ...fields, ...EMPTY_ANSWER }
    : { ...fields, code, messageText: truncateNotice(textOfTextOrNumber(fields['messageText'])) };
}

const textOfTextOrNumber = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

function parseJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    throw createMalformedFault('The answer is no JSON.');
  }
}

/** Returns one printable line for each `errors[].msg` of a failed call; none if the body has another form. */
export function parseErrorLines(body: string): readonly string[] {
  try {
    const { errors } = JSON.parse(body) as { errors?: unknown };
    if (!Array.isArray(errors)) return [];
    return errors
      .filter(isErrorEntry)
      .slice(0, ERRORS_MAX_COUNT)
      .map(({ msg }) => firstPrintableLine(msg))
      .filter((line) => line !== '');
  } catch {
    return [];
  }
}

const isErrorEntry = (entry: unknown): entry is { readonly msg: string } =>
  typeof entry === 'object' && entry !== null && 'msg' in entry && typeof entry.msg === 'string' && entry.msg !== '';

/**
 * Parses an answer by its schema. Returns the answer, or the reason of the failure, which names fields, never values.
 */
export function parseAnswer<A extends Envelope>(
  schema: v.GenericSchema<unknown, A>,
  raw: RawAnswer,
): { readonly answer: A } | { readonly reason: string } {
  const result = v.safeParse(schema, raw, { abortEarly: true });
  if (result.success) return { answer: result.output };
  const [issue] = result.issues;
  return { reason: `${v.getDotPath(issue) ?? 'answer'}: expected ${issue.expected ?? issue.type}` };
}
