import { is } from 'valibot';
import { isFields } from '../ground/fields.ts';
import { isBeyondContract } from './beyond-contract.ts';
import { baseOf, isTolerance, schemaOfNode, type SchemaNode } from './schema-node.ts';

const OPTIONAL = new Set(['optional', 'exact_optional', 'undefinedable']);
const NULLABLE = new Set(['nullable', 'nullish']);

const join = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);

const kindOf = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'a list'
      : typeof value === 'object'
        ? 'an object'
        : `a ${typeof value}`;

const documentedKindOf = (options: readonly SchemaNode[]): string =>
  [...new Set(options.map((option) => baseOf(option).type))].join(' or ');

const differencesOfObject = (node: SchemaNode, value: unknown, path: string): readonly string[] => {
  if (!isFields(value)) return [`${path} is ${kindOf(value)}, not an object`];
  return Object.entries(node.entries ?? {}).flatMap(([key, entry]) => {
    const at = join(path, key);
    if (value[key] !== undefined) return strictDifferences(entry, value[key], at);
    return OPTIONAL.has(entry.type) || isBeyondContract(at) ? [] : [`${at} is missing`];
  });
};

const differencesOfUnion = (options: readonly SchemaNode[], value: unknown, path: string): readonly string[] => {
  const documented = options.filter((option) => !isTolerance(option));
  const match = documented.find((option) => is(schemaOfNode(option), value));
  if (match !== undefined) return strictDifferences(match, value, path);
  return [`${path} is ${kindOf(value)}, documented is ${documentedKindOf(documented)}`];
};

const allowsNull = (node: SchemaNode): boolean =>
  baseOf(node).type === 'nullable' || (node.wrapped !== undefined && allowsNull(node.wrapped));

const differencesOfWrapped = (node: SchemaNode, value: unknown, path: string): readonly string[] => {
  const { type, wrapped } = node;
  if (wrapped === undefined) return [];
  if (value !== null) return strictDifferences(wrapped, value, path);
  return type === 'nullish' && !allowsNull(wrapped) ? [`${path} is null`] : [];
};

/**
 * Compares a value with a schema of the contract without the tolerance of its client: a documented field is present,
 * a number is a number and a boolean is a boolean. Assumes that the value matches the schema.
 */
export const strictDifferences = (schema: SchemaNode, value: unknown, path = ''): readonly string[] => {
  const node = baseOf(schema);
  if (OPTIONAL.has(node.type) || NULLABLE.has(node.type)) return differencesOfWrapped(node, value, path);
  if (node.options !== undefined && node.type === 'union') return differencesOfUnion(node.options, value, path);
  if (node.entries !== undefined) return differencesOfObject(node, value, path);
  if (!Array.isArray(value)) return [];
  const parts: readonly unknown[] = value;
  if (node.items !== undefined) {
    return node.items.flatMap((item, place) => strictDifferences(item, parts[place], join(path, place)));
  }
  const { item } = node;
  return item === undefined ? [] : parts.flatMap((part, place) => strictDifferences(item, part, join(path, place)));
};
