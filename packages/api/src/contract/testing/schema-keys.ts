import type * as v from 'valibot';

export type Presence = 'required' | 'optional';
export type Schema = v.GenericSchema;

/** The parts of a schema that contain further schemas; each kind of schema has some of them. */
interface SchemaNode {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly SchemaNode[];
  readonly wrapped?: SchemaNode;
  readonly item?: SchemaNode;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly options?: readonly SchemaNode[];
}
/** Several schemas for the same value, of which at least one has keys. */
export interface Alternatives {
  readonly path: string;
  readonly options: readonly Schema[];
}
export interface SchemaKeys {
  /** Every declared key by its path, `result.scheme_list.risk`; the entries of a list have the path of the list. */
  readonly declared: ReadonlyMap<string, Presence>;
  /** The paths of objects with any keys. */
  readonly open: ReadonlySet<string>;
  readonly alternatives: readonly Alternatives[];
}

const leafTypes = new Set(['string', 'number', 'boolean', 'literal', 'picklist', 'file', 'unknown', 'tuple']);
const optionalTypes = new Set(['optional', 'nullish', 'exact_optional']);

export const isVariant = ({ type }: Schema): boolean => type === 'variant';
export const optionsOf = (schema: Schema): readonly Schema[] =>
  ((schema as unknown as SchemaNode).options ?? []) as unknown as readonly Schema[];

/** Returns the keys that a schema declares, at every depth. Throws for a kind of schema that it does not know. */
export function readSchemaKeys(schema: Schema): SchemaKeys {
  const declared = new Map<string, Presence>();
  const open = new Set<string>();
  const alternatives: Alternatives[] = [];

  function visit(node: SchemaNode, path: string): void {
    if (node.pipe !== undefined) {
      for (const step of node.pipe) if (step.kind === 'schema') visit(step, path);
    } else if (node.entries !== undefined) {
      for (const [key, entry] of Object.entries(node.entries)) {
        const keyPath = path === '' ? key : `${path}.${key}`;
        declared.set(keyPath, optionalTypes.has(entry.type) ? 'optional' : 'required');
        visit(entry, keyPath);
      }
    } else if (node.type === 'union' || node.type === 'variant') {
      const count = declared.size;
      for (const option of node.options ?? []) visit(option, path);
      if (declared.size > count) alternatives.push({ path, options: optionsOf(node as unknown as Schema) });
    } else if (node.type === 'record') open.add(path);
    else if (node.wrapped !== undefined) visit(node.wrapped, path);
    else if (node.item !== undefined) visit(node.item, path);
    else if (!leafTypes.has(node.type)) throw new Error(`${path}: unknown kind of schema, ${node.type}`);
  }
  visit(schema, '');
  return { declared, open, alternatives };
}
