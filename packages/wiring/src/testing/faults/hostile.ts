import { isAnswer } from '../../../../../packages/api/src/client/testing/is-answer.ts';
import type { Operation } from '../../../../../packages/api/src/contract/operation.ts';
import { hostileMarkup } from '../../../../../packages/ui/src/testing/hostile-markup.ts';

type Path = readonly (string | number)[];
type Answer = Readonly<Record<string, unknown>>;

/** A list shows what it does with its entries in the first of them. */
const MOST_ENTRIES = 5;
/** They steer the session, and nobody sees them. */
const STEERING = new Set(['code', 'token_id']);
/** Short enough for every field that takes any text. */
const LONGEST = 400;

const payloads = hostileMarkup(2_400).filter(({ length }) => length <= LONGEST);
let placed = 0;
/** The next of the seeded payloads: texts of every kind get all of them in turn. */
export function nextPayload(): string {
  placed += 1;
  return payloads[placed % payloads.length] ?? '';
}
/** How many were put into answers so far. */
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

/** The fields of an answer that take any text, as the contract judges them; entries of a list are judged by the first. */
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

/** An answer of the provider with hostile markup behind every text that the contract lets be any text. */
export function madeHostile(operation: Pick<Operation, 'answer'>, told: unknown): unknown {
  const answer = shortened(told);
  return openTexts(operation, answer).reduce<unknown>(
    (made, at) => changed(made, at, (text) => `${text}${nextPayload()}`),
    answer,
  );
}
