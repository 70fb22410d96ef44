import { componentOf, type JsonSchema } from '../json-schema.ts';
import { additive, breaking, widened, type Change, type Side } from './changes.ts';
import { compareValues } from './compare-values.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;

/** Compares the schemas of two versions. A pair of components is compared once for each side. */
export class SchemaComparison {
  readonly #before: Schemas;
  readonly #after: Schemas;
  readonly #seen = new Set<string>();

  constructor(before: Schemas, after: Schemas) {
    this.#before = before;
    this.#after = after;
  }

  /** Yields the differences of two schemas; `at` is the place of the schema. */
  *compare(before: JsonSchema, after: JsonSchema, side: Side, at: string): Generator<Change> {
    const [oldName, newName] = [componentOf(before), componentOf(after)];
    const pair = `${side} ${oldName ?? ''} ${newName ?? ''}`;
    if (oldName !== undefined && newName !== undefined) {
      if (this.#seen.has(pair)) return;
      this.#seen.add(pair);
    }
    if (oldName !== undefined || newName !== undefined) {
      const old = oldName === undefined ? before : (this.#before[oldName] ?? {});
      const now = newName === undefined ? after : (this.#after[newName] ?? {});
      yield* this.compare(old, now, side, newName ?? at);
      return;
    }
    yield* compareValues(before, after, side, at);
    yield* this.#compareKeys(before, after, side, at);
    yield* this.#compareItems(before, after, side, at);
    for (const keyword of ['anyOf', 'oneOf', 'allOf'] as const) {
      yield* this.#compareAlternatives(before[keyword] ?? [], after[keyword] ?? [], side, `${at} ${keyword}`);
    }
  }

  *#compareKeys(before: JsonSchema, after: JsonSchema, side: Side, at: string): Generator<Change> {
    const [old, now] = [before.properties ?? {}, after.properties ?? {}];
    const [wasRequired, isRequired] = [before.required ?? [], after.required ?? []];
    for (const key of new Set([...Object.keys(old), ...Object.keys(now), ...wasRequired, ...isRequired])) {
      const place = `${at}.${key}`;
      const isNew = !(key in old);
      if (isRequired.includes(key) && !wasRequired.includes(key)) yield breaking(place, 'the key is required');
      else if (isNew && key in now) yield additive(place, 'the key is new');
      if (!isNew && !(key in now)) yield breaking(place, 'the key is removed');
      else if (wasRequired.includes(key) && !isRequired.includes(key)) {
        yield widened(side, place, 'the key is no longer required');
      }
      if (!isNew && key in now) yield* this.compare(old[key] ?? {}, now[key] ?? {}, side, place);
    }
  }

  *#compareItems(before: JsonSchema, after: JsonSchema, side: Side, at: string): Generator<Change> {
    yield* this.#compareOptional(before.items, after.items, side, `${at}[]`);
    const [old, now] = [before['prefixItems'], after['prefixItems']].map((items) => (items ?? []) as JsonSchema[]);
    for (let place = 0; place < Math.max(old?.length ?? 0, now?.length ?? 0); place += 1) {
      yield* this.#compareOptional(old?.[place], now?.[place], side, `${at}[${place}]`);
    }
  }

  *#compareOptional(
    before: JsonSchema | undefined,
    after: JsonSchema | undefined,
    side: Side,
    at: string,
  ): Generator<Change> {
    if (before !== undefined || after !== undefined) yield* this.compare(before ?? {}, after ?? {}, side, at);
  }

  /** Pairs equal alternatives, then the others in their order. */
  *#compareAlternatives(
    before: readonly JsonSchema[],
    after: readonly JsonSchema[],
    side: Side,
    at: string,
  ): Generator<Change> {
    const texts = (schemas: readonly JsonSchema[]) => new Set(schemas.map((schema) => JSON.stringify(schema)));
    const [oldTexts, newTexts] = [texts(before), texts(after)];
    const old = before.filter((schema) => componentOf(schema) !== undefined || !newTexts.has(JSON.stringify(schema)));
    const now = after.filter((schema) => componentOf(schema) !== undefined || !oldTexts.has(JSON.stringify(schema)));
    for (const [place, alternative] of old.entries()) {
      const same = now.find((other) => other.$ref !== undefined && other.$ref === alternative.$ref);
      const pair = same ?? now[place];
      if (pair === undefined) yield breaking(at, `alternative ${place} is removed`);
      else yield* this.compare(alternative, pair, side, at);
    }
    if (now.length > old.length) yield widened(side, at, `${now.length - old.length} alternatives are new`);
  }
}
