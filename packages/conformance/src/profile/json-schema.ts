import { profileSchema } from './profile-schema.ts';
import { ROLES } from './roles.ts';
import { VALUES } from './values.ts';

/** The parts of a valibot schema that a JSON Schema describes. */
interface Node {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly wrapped?: Node;
  readonly options?: readonly unknown[];
  readonly default?: unknown;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

type JsonSchema = Readonly<Record<string, unknown>>;

const constraintsOf = ({ pipe = [] }: Node): JsonSchema =>
  Object.fromEntries(
    pipe.flatMap(({ type, requirement }): readonly (readonly [string, unknown])[] => {
      if (type === 'regex' && requirement instanceof RegExp) return [['pattern', requirement.source]];
      if (type === 'min_length') return [['minLength', requirement]];
      if (type === 'min_value') return [['minimum', requirement]];
      return type === 'integer' ? [['type', 'integer']] : [];
    }),
  );

const descriptions: Readonly<Record<string, string>> = { ...ROLES, ...VALUES };

const objectOf = (entries: Readonly<Record<string, Node>>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.entries(entries).flatMap(([name, entry]) => (entry.type === 'optional' ? [] : [name])),
  properties: Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => {
      const description = descriptions[name];
      return [name, { ...(description === undefined ? {} : { description }), ...jsonSchemaOf(entry) }];
    }),
  ),
});

const jsonSchemaOf = (node: Node): JsonSchema => {
  const { type, entries, item, wrapped, options = [] } = node;
  if (wrapped !== undefined) {
    const inner = jsonSchemaOf(wrapped);
    return node.default === undefined ? inner : { ...inner, default: node.default };
  }
  if (entries !== undefined) return objectOf(entries);
  if (item !== undefined) return { type: 'array', items: jsonSchemaOf(item) };
  if (type === 'picklist') return { enum: options };
  if (type === 'union') return { anyOf: options.map((option) => jsonSchemaOf(option as Node)) };
  if (type === 'record') return { type: 'object' };
  return { type, ...constraintsOf(node) };
};

/** The JSON Schema of a profile, for editors: each role and each value with its meaning. */
export const profileJsonSchema = (): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Profile of a test system for folioflow-conformance',
  ...jsonSchemaOf(profileSchema),
});
