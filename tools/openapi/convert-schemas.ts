import { toJsonSchemaDefs, type ConversionConfig, type JsonSchema as ConvertedSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { mapObjects, refTo, type JsonSchema } from './json-schema.ts';
import { expressedActions, inlineScalars, scalarComponents } from './scalars.ts';

interface SchemaNode {
  readonly type: string;
  readonly pipe?: readonly SchemaNode[];
  readonly options?: readonly SchemaNode[];
}
type OverrideSchema = NonNullable<ConversionConfig['overrideSchema']>;
type OverrideAction = NonNullable<ConversionConfig['overrideAction']>;

/** The converter's own type has mutable lists. */
const toConverted = (schema: JsonSchema) => schema as unknown as ConvertedSchema;
const fromConverted = (schema: unknown) => schema as JsonSchema;

/** A file is a part of a multipart request with a file name. */
export const FILE_SCHEMA: JsonSchema = { type: 'string', format: 'binary' };

const isJsonText = ({ pipe = [] }: SchemaNode) => pipe.some(({ type }) => type === 'parse_json');

/** Adds the schema of the parsed text to an object that may also be JSON text, `objectOrJsonText`. */
function describeJsonText(options: readonly JsonSchema[], schemas: readonly SchemaNode[]): readonly JsonSchema[] {
  const [asObject = {}] = options;
  return options.map((option, place) =>
    schemas[place] !== undefined && isJsonText(schemas[place])
      ? { ...option, contentMediaType: 'application/json', contentSchema: asObject }
      : option,
  );
}

const overrideSchema: OverrideSchema = ({ valibotSchema, jsonSchema }) => {
  const inline = inlineScalars.get(valibotSchema);
  if (inline !== undefined) return toConverted(inline);
  const { type, options = [] } = valibotSchema as unknown as SchemaNode;
  if (type === 'file') return toConverted(FILE_SCHEMA);
  if (type !== 'union' || !options.some(isJsonText)) return undefined;
  const union = fromConverted(jsonSchema);
  return toConverted({ ...union, anyOf: describeJsonText(union.anyOf ?? [], options) });
};

/** Returns an override that adds the rules of raw checks and ignores the actions that the scalar components express. */
const createActionOverride =
  (rules: ReadonlyMap<unknown, JsonSchema>): OverrideAction =>
  ({ valibotAction, jsonSchema }) => {
    const rule = rules.get(valibotAction);
    if (rule !== undefined) return toConverted({ ...fromConverted(jsonSchema), allOf: [rule] });
    return expressedActions.has(valibotAction) ? jsonSchema : undefined;
  };

/** Merges `null` into the type of the only other alternative: `type: ['string', 'null']`. */
function mergeNull(schema: JsonSchema): JsonSchema {
  const { anyOf, ...others } = schema;
  const [value, absence, ...more] = anyOf ?? [];
  if (value?.type === undefined || absence?.type !== 'null' || more.length > 0) return schema;
  if ('enum' in value || 'const' in value || 'properties' in value) return schema;
  return { ...value, ...others, type: [...new Set([value.type, 'null'].flat())] };
}

const withoutEmptyRequired = ({ required, ...others }: JsonSchema): JsonSchema =>
  required === undefined || required.length === 0 ? others : { ...others, required };

/**
 * Converts the schemas of the contract as they are sent (`typeMode: 'input'`), each a component of the document under its
 * name. A schema that contains another named one references it. Throws for a schema or a check without an equivalent.
 */
export function convertSchemas(
  schemas: Readonly<Record<string, v.GenericSchema>>,
  rules: ReadonlyMap<unknown, JsonSchema>,
): Readonly<Record<string, JsonSchema>> {
  const scalars = Object.fromEntries(Object.entries(scalarComponents).map(([name, { schema }]) => [name, schema]));
  const converted = toJsonSchemaDefs(
    { ...scalars, ...schemas },
    {
      target: 'draft-2020-12',
      typeMode: 'input',
      errorMode: 'throw',
      overrideSchema,
      overrideAction: createActionOverride(rules),
      overrideRef: ({ referenceId }) => refTo(referenceId).$ref ?? null,
    },
  );
  const nameOf = new Map<unknown, string>(Object.entries(schemas).map(([name, schema]) => [schema, name]));
  const tidied = Object.entries(converted).map(([name, schema]) => {
    const checked = nameOf.get((schemas[name] as SchemaNode | undefined)?.pipe?.[0]);
    if (checked !== undefined) return [name, { allOf: [refTo(checked), ...(schema.allOf ?? [])] }];
    const tidy = mapObjects(schema, (part) => withoutEmptyRequired(mergeNull(part)));
    return [name, scalarComponents[name]?.json ?? tidy];
  });
  return Object.fromEntries(tidied) as Readonly<Record<string, JsonSchema>>;
}
