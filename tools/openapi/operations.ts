import type * as v from 'valibot';
import type { OperationName } from '../../packages/api/src/contract/provider.ts';
import * as contractSchemas from '../../packages/api/src/contract/schemas.ts';
import { emptyRequest } from '../../packages/api/src/contract/shapes/scalars.ts';
import { convertSchemas } from './convert-schemas.ts';
import { referencedComponents, refTo, type JsonSchema } from './json-schema.ts';
import { createResultRules } from './result-rules.ts';
import { areaTexts } from '../../packages/api/src/operation-texts/index.ts';

export type NamedOperation = contractSchemas.Operation & { readonly name: OperationName };

const capitalize = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const areas = Object.keys(areaTexts);

/** Every operation of the contract, in the order of the areas of the document. */
export const operations: readonly NamedOperation[] = Object.entries(contractSchemas)
  .flatMap(([name, table]) =>
    name.endsWith('Operations') ? Object.values(table as unknown as Readonly<Record<string, NamedOperation>>) : [],
  )
  .toSorted((one, other) => areas.indexOf(one.area) - areas.indexOf(other.area));

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** The named schemas of the contract by the name of their component: `orderSchema` is `Order`. */
const sharedSchemas: readonly (readonly [string, v.GenericSchema])[] = Object.entries(contractSchemas)
  .flatMap(([name, value]) =>
    name.endsWith('Schema') && isSchema(value) ? [[capitalize(name.replace(/Schema$/, '')), value] as const] : [],
  )
  .toSorted(([one], [other]) => one.localeCompare(other));

export interface OperationSchemas {
  /** Names of the components of request and answer. */
  readonly request: string;
  readonly answer: string;
}

/** Names the schemas of all operations; the component of a schema that already has a name references it. */
function nameSchemas() {
  const names = new Map<v.GenericSchema, string>(
    [...sharedSchemas, ['EmptyRequest', emptyRequest] as const].map(([name, schema]) => [schema, name]),
  );
  const shared = new Set(names.values());
  const aliases = new Map<string, string>();
  const register = (schema: v.GenericSchema, name: string): string => {
    const known = names.get(schema);
    if (known === undefined) names.set(schema, name);
    else if (shared.has(known)) return known;
    else aliases.set(name, known);
    return name;
  };
  const byOperation = operations.map(({ name, request, answer }) => [
    name,
    { request: register(request, `${capitalize(name)}Request`), answer: register(answer, `${capitalize(name)}Answer`) },
  ]);
  return {
    aliases,
    schemas: Object.fromEntries([...names].map(([schema, name]) => [name, schema])),
    byOperation: Object.fromEntries(byOperation) as Readonly<Record<OperationName, OperationSchemas>>,
  };
}

const named = nameSchemas();
export const schemasOfOperation = named.byOperation;

/** The fields of the selected order may be sent with these requests, and the provider ignores them (C-63). */
const openRequests = ['GetNachMandateRequest', 'RefreshMandateRequest', 'CancelMandateRequest'];

/** Any object may have further fields; the document names the requests that have some. */
const allowFurtherFields = (schemas: Readonly<Record<string, JsonSchema>>): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      openRequests.includes(name) && schema.$ref === undefined ? { ...schema, additionalProperties: true } : schema,
    ]),
  );

/** Returns the component schemas that are reachable from the operations, by name in alphabetical order. */
export function createComponentSchemas(): Readonly<Record<string, JsonSchema>> {
  const aliases = Object.fromEntries([...named.aliases].map(([name, known]) => [name, refTo(known)]));
  const converted = convertSchemas(named.schemas, createResultRules(operations));
  const all = { ...allowFurtherFields(converted), ...aliases };
  const reached = new Set<string>();
  const visit = (name: string): void => {
    if (reached.has(name)) return;
    reached.add(name);
    for (const inner of referencedComponents(all[name])) visit(inner);
  };
  for (const { request, answer } of Object.values(schemasOfOperation)) {
    visit(request);
    visit(answer);
  }
  const used = Object.entries(all).filter(([name]) => reached.has(name));
  return Object.fromEntries(used.toSorted(([one], [other]) => one.localeCompare(other)));
}
