import * as v from 'valibot';
import { type Schema } from './schema-keys.ts';

type Entries = Readonly<Record<string, Schema>>;
type SchemaParts = Schema & {
  readonly pipe?: readonly [Schema, ...v.PipeItem<unknown, unknown, v.BaseIssue<unknown>>[]];
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly entries?: Entries;
  readonly options?: readonly Schema[];
};
type EntryChange = (entries: Entries, key: string) => Entries;

const removeEntry: EntryChange = (entries, key) => {
  const { [key]: _removed, ...others } = entries;
  return others;
};
const allowAbsence: EntryChange = (entries, key) => ({ ...entries, [key]: v.optional(entries[key] ?? v.never()) });

/** Returns a copy of a schema with a change of one entry; a schema without that path is returned unchanged. */
function changeEntry(schema: Schema, path: readonly string[], change: EntryChange): Schema {
  const parts = schema as SchemaParts;
  const [key = '', ...rest] = path;
  if (parts.pipe !== undefined) {
    const [first, ...others] = parts.pipe;
    const changed = others.map((step) => (step.kind === 'schema' ? changeEntry(step, path, change) : step));
    return v.pipe(changeEntry(first, path, change), ...changed);
  }
  if (parts.wrapped !== undefined) return { ...parts, wrapped: changeEntry(parts.wrapped, path, change) } as Schema;
  if (parts.item !== undefined) return { ...parts, item: changeEntry(parts.item, path, change) } as Schema;
  if (parts.type === 'union' || parts.type === 'variant') {
    return { ...parts, options: parts.options?.map((option) => changeEntry(option, path, change)) } as Schema;
  }
  const entry = parts.entries?.[key];
  if (parts.entries === undefined || entry === undefined) return schema;
  if (rest.length === 0) return { ...parts, entries: change(parts.entries, key) } as Schema;
  return { ...parts, entries: { ...parts.entries, [key]: changeEntry(entry, rest, change) } } as Schema;
}

/** Returns a copy of a schema that does not declare a key. */
export const deleteKey = (schema: Schema, path: string): Schema => changeEntry(schema, path.split('.'), removeEntry);

/** Returns a copy of a schema that does not require a key. */
export const makeKeyOptional = (schema: Schema, path: string): Schema =>
  changeEntry(schema, path.split('.'), allowAbsence);
