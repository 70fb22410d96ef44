import { isAnswer } from '../../../../../packages/api/src/client/testing/is-answer.ts';
import type { Operation } from '../../../../../packages/api/src/contract/operation.ts';
import { createHostilePayloads } from '../../../../../packages/ui/src/testing/hostile-markup.ts';

type Path = readonly (string | number)[];
type Answer = Readonly<Record<string, unknown>>;

/** The first entries of a list are sufficient to show its rendering. */
const MAX_ENTRIES = 5;
/** Fields that control the session and are never shown. */
const CONTROL_FIELDS = new Set(['code', 'token_id']);
/** Short enough for every field that accepts any text. */
const MAX_PAYLOAD_LENGTH = 400;

const payloads = createHostilePayloads(2_400).filter(({ length }) => length <= MAX_PAYLOAD_LENGTH);
let payloadCount = 0;
/** Returns the next seeded payload, so that texts of every kind get all payloads in turn. */
export function nextPayload(): string {
  payloadCount += 1;
  return payloads[payloadCount % payloads.length] ?? '';
}
/** The number of payloads in answers so far. */
export const insertedPayloadCount = (): number => payloadCount;

const shortenLists = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.slice(0, MAX_ENTRIES).map(shortenLists)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shortenLists(field)]))
      : value;

const findTextPaths = (value: unknown, at: Path = []): readonly Path[] =>
  typeof value === 'string'
    ? [at]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, field]) => findTextPaths(field, [...at, name]))
      : [];

const replaceTextAt = (value: unknown, at: Path, change: (text: string) => string): unknown => {
  const [name, ...rest] = at;
  if (name === undefined) return typeof value === 'string' ? change(value) : value;
  if (Array.isArray(value))
    return (value as readonly unknown[]).map((one, place) =>
      String(place) === name ? replaceTextAt(one, rest, change) : one,
    );
  return { ...(value as Answer), [name]: replaceTextAt((value as Answer)[name], rest, change) };
};

const fieldKindOf = (at: Path): string => at.map((name) => (/^\d+$/.test(String(name)) ? '*' : name)).join('.');

/** The fields of an answer for which the contract accepts any text; of a list, only the first entry is checked. */
function findOpenTextPaths(operation: Pick<Operation, 'answer'>, answer: unknown): readonly Path[] {
  const isOpen = new Map<string, boolean>();
  return findTextPaths(answer).filter((at) => {
    const kind = fieldKindOf(at);
    if (CONTROL_FIELDS.has(kind)) return false;
    const known = isOpen.get(kind);
    if (known !== undefined) return known;
    const isAccepted = isAnswer(
      operation,
      replaceTextAt(answer, at, (text) => `${text}<b>`),
    );
    isOpen.set(kind, isAccepted);
    return isAccepted;
  });
}

/** Appends hostile markup to every text of an answer for which the contract accepts any text. */
export function addHostileMarkup(operation: Pick<Operation, 'answer'>, told: unknown): unknown {
  const answer = shortenLists(told);
  return findOpenTextPaths(operation, answer).reduce<unknown>(
    (made, at) => replaceTextAt(made, at, (text) => `${text}${nextPayload()}`),
    answer,
  );
}
