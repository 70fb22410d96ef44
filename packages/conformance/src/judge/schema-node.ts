import { type GenericSchema } from 'valibot';

/** The parts of a schema that the strict comparison reads. */
export interface SchemaNode {
  readonly type: string;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly item?: SchemaNode;
  readonly items?: readonly SchemaNode[];
  readonly wrapped?: SchemaNode;
  readonly options?: readonly SchemaNode[];
  readonly pipe?: readonly { readonly kind: string; readonly type: string }[];
}

export const nodeOf = (schema: GenericSchema): SchemaNode => schema;
export const schemaOfNode = (node: SchemaNode): GenericSchema => node as unknown as GenericSchema;

/** The schema before the checks and conversions that follow it. */
export const baseOf = (node: SchemaNode): SchemaNode => {
  const [first] = node.pipe ?? [];
  return first === undefined || first === node ? node : baseOf(first);
};

/** A form that a client converts although the contract documents another: a number as text, `'Y'` for true. */
export const isTolerance = ({ pipe = [] }: SchemaNode): boolean =>
  pipe.some(({ kind, type }) => kind === 'transformation' && type === 'transform');
