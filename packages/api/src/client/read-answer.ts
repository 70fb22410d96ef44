import * as v from 'valibot';
import { UNREADABLE_TEXT } from '../contract/codes.ts';
import { EMPTY_ANSWER } from '../contract/empty-answer.ts';
import { type Envelope } from '../contract/envelope.ts';
import { ERRORS_MAX_COUNT } from '../contract/limits.ts';
import { ProviderFault } from '../contract/outcome.ts';
import { keptOf } from '../contract/shapes/scalars.ts';

export type RawAnswer = Envelope & Readonly<Record<string, unknown>>;

export const malformed = (reason: string): ProviderFault =>
  new ProviderFault('malformed', [UNREADABLE_TEXT], { reason });

/** The body of an answer with an HTTP status below 400; an empty one and one without a code become 011. */
export function readBody(body: string): RawAnswer {
  const written = body.trim();
  const parsed = written === '' ? null : parseJson(written);
  if (parsed === null) return EMPTY_ANSWER;
  if (typeof parsed !== 'object' || Array.isArray(parsed)) throw malformed('The answer is no JSON object.');
  const fields = parsed as Readonly<Record<string, unknown>>;
  const code = textOf(fields['code']);
  return code === ''
    ? { ...fields, ...EMPTY_ANSWER }
    : { ...fields, code, messageText: keptOf(textOf(fields['messageText'])) };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

function parseJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    throw malformed('The answer is no JSON.');
  }
}

/** Each `errors[].msg` of a failed call, as far as they can be told; empty when the body has another form. */
export function readErrors(body: string): readonly string[] {
  try {
    const { errors } = JSON.parse(body) as { errors?: unknown };
    return Array.isArray(errors) ? errors.flatMap(messageIn).slice(0, ERRORS_MAX_COUNT) : [];
  } catch {
    return [];
  }
}

const messageIn = (entry: unknown): string[] =>
  typeof entry === 'object' && entry !== null && 'msg' in entry && typeof entry.msg === 'string' && entry.msg !== ''
    ? [keptOf(entry.msg)]
    : [];

/** The answer as its schema reads it, or the reason why it cannot be read. The reason names fields, never values. */
export function readAnswer<A extends Envelope>(
  schema: v.GenericSchema<unknown, A>,
  raw: RawAnswer,
): { readonly answer: A } | { readonly reason: string } {
  const result = v.safeParse(schema, raw, { abortEarly: true });
  if (result.success) return { answer: result.output };
  const [issue] = result.issues;
  return { reason: `${v.getDotPath(issue) ?? 'answer'}: expected ${issue.expected ?? issue.type}` };
}
