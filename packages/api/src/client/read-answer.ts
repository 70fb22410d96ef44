import * as v from 'valibot';
import { UNREADABLE_TEXT } from '../contract/codes.ts';
import { EMPTY_ANSWER } from '../contract/empty-answer.ts';
import { type Envelope } from '../contract/envelope.ts';
import { ERRORS_MAX_COUNT } from '../contract/limits.ts';
import { ProviderFault } from '../contract/outcome.ts';
import { keptOf } from '../contract/shapes/scalars.ts';
import { printableLine } from './printable-line.ts';

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

/** Comes before the text of a status of 500 or more, which is written for developers as a rule. */
const SERVER_ERROR_TEXT = 'Something went wrong at the service. It reported:';

/** One printable line of each `errors[].msg` of a failed call; empty when the body has another form. */
export function readErrors(body: string, status: number): readonly string[] {
  try {
    const { errors } = JSON.parse(body) as { errors?: unknown };
    if (!Array.isArray(errors)) return [];
    return errors
      .filter(isMessage)
      .slice(0, ERRORS_MAX_COUNT)
      .map(({ msg }) => printableLine(msg))
      .filter((line) => line !== '')
      .map((line) => (status < 500 ? line : `${SERVER_ERROR_TEXT} ${line}`));
  } catch {
    return [];
  }
}

const isMessage = (entry: unknown): entry is { readonly msg: string } =>
  typeof entry === 'object' && entry !== null && 'msg' in entry && typeof entry.msg === 'string' && entry.msg !== '';

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
