import { type JsonSchema } from '../json-schema.ts';
import { breaking, widened, type Change, type Side } from './changes.ts';

/** Returns the allowed values of a keyword; undefined where any value is allowed. */
function allowedBy(keyword: 'type' | 'enum', schema: JsonSchema): ReadonlySet<unknown> | undefined {
  if (keyword === 'enum' && 'const' in schema) return new Set([schema['const']]);
  const value = schema[keyword];
  return value === undefined ? undefined : new Set(Array.isArray(value) ? (value as readonly unknown[]) : [value]);
}

function* compareSets(before: JsonSchema, after: JsonSchema, side: Side, at: string): Generator<Change> {
  for (const keyword of ['type', 'enum'] as const) {
    const [old, now] = [allowedBy(keyword, before), allowedBy(keyword, after)];
    const removed = old === undefined ? [...(now ?? [])] : [...old].filter((value) => now?.has(value) === false);
    const isNarrowed = old === undefined ? now !== undefined : removed.length > 0;
    const added = now === undefined ? [...(old ?? [])] : [...now].filter((value) => old?.has(value) === false);
    const isWidened = now === undefined ? old !== undefined : added.length > 0;
    if (isNarrowed) yield breaking(at, `${keyword} is restricted: ${JSON.stringify(removed)}`);
    if (isWidened) yield widened(side, at, `${keyword} is extended: ${JSON.stringify(added)}`);
  }
}

const lowerBounds = ['minimum', 'minLength', 'minItems'];
const upperBounds = ['maximum', 'maxLength', 'maxItems'];

const readBound = (schema: JsonSchema, keyword: string, otherwise: number): number => {
  const value = schema[keyword];
  return typeof value === 'number' ? value : otherwise;
};

function* compareBounds(before: JsonSchema, after: JsonSchema, side: Side, at: string): Generator<Change> {
  for (const keyword of [...lowerBounds, ...upperBounds]) {
    const sign = lowerBounds.includes(keyword) ? 1 : -1;
    const growth =
      sign * readBound(after, keyword, -sign * Infinity) - sign * readBound(before, keyword, -sign * Infinity);
    if (growth > 0) yield breaking(at, `${keyword} is stricter`);
    if (growth < 0) yield widened(side, at, `${keyword} is less strict`);
  }
}

function* compareForms(before: JsonSchema, after: JsonSchema, side: Side, at: string): Generator<Change> {
  for (const keyword of ['pattern', 'format', 'contentMediaType', 'not']) {
    if (JSON.stringify(before[keyword]) === JSON.stringify(after[keyword])) continue;
    const isAbsent = after[keyword] === undefined;
    yield isAbsent ? widened(side, at, `${keyword} is absent`) : breaking(at, `${keyword} is different`);
  }
}

/** Yields the differences of the values that two schemas accept, without their keys and items. */
export function* compareValues(before: JsonSchema, after: JsonSchema, side: Side, at: string): Generator<Change> {
  yield* compareSets(before, after, side, at);
  yield* compareBounds(before, after, side, at);
  yield* compareForms(before, after, side, at);
}
