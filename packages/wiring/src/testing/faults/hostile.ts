import { isAnswer } from '../../../../../packages/api/src/client/testing/is-answer.ts';
import type { Operation } from '../../../../../packages/api/src/contract/operation.ts';
import { hostileMarkup } from '../../../../../packages/ui/src/testing/hostile-markup.ts';

type Path = readonly (string | number)[];
type Answer = Readonly<Record<string, unknown>>;

/** The first entries of a list are sufficient to show its rendering. */
const MOST_ENTRIES = 5;
/** Fields that control the session and are never shown. */
const STEERING = new Set(['code', 'token_id']);
/** Short enough for every field that accepts any text. */
const LONGEST = 400;

const payloads = hostileMarkup(2_400).filter(({ length }) => length <= LONGEST);
let placed = 0;
/** Returns the next seeded payload, so that texts of every kind get all payloads in turn. */
export function nextPayload(): string {
  placed += 1;
  return payloads[placed % payloads.length] ?? '';
}
/** The number of payloads in answers so far. */
export const placedPayloads = (): number => placed;

const shortened = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.slice(0, MOST_ENTRIES).map(shortened)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shortened(field)]))
      : value;

const textsIn = (value: unknown, at: Path = []): readonly Path[] =>
  typeof value === 'string'
    ? [at]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, field]) => textsIn(field, [...at, name]))
      : [];

const changed = (value: unknown, at: Path, change: (text: string) => string): unknown => {
  const [name, ...rest] = at;
  if (name === undefined) return typeof value === 'string' ? change(value) : value;
  if (Array.isArray(value))
    return (value as readonly unknown[]).map((one, place) =>
      String(place) === name ? changed(one, rest, change) : one,
    );
  return { ...(value as Answer), [name]: changed((value as Answer)[name], rest, change) };
};

const kindOf = (at: Path): string => at.map((name) => (/^\d+$/.test(String(name)) ? '*' : name)).join('.');

/** The fields of an answer for which the contract accepts any text; of a list, only the first entry is checked. */
function openTexts(operation: Pick<Operation, 'answer'>, answer: unknown): readonly Path[] {
  const isOpen = new Map<string, boolean>();
  return textsIn(answer).filter((at) => {
    const kind = kindOf(at);
    if (STEERING.has(kind)) return false;
    const known = isOpen.get(kind);
    if (known !== undefined) return known;
    const judged = isAnswer(
      operation,
      changed(answer, at, (text) => `${text}<b>`),
    );
    isOpen.set(kind, judged);
    return judged;
  });
}

/** Appends hostile markup to every text of an answer for which the contract accepts any text. */
export function madeHostile(operation: Pick<Operation, 'answer'>, told: unknown): unknown {
  const answer = shortened(told);
  return openTexts(operation, answer).reduce<unknown>(
    (made, at) => changed(made, at, (text) => `${text}${nextPayload()}`),
    answer,
  );
}
