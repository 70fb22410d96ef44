/** A JSON Schema 2020-12, as far as this folder reads and writes it. Any other keyword is passed through. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly description?: string;
}

const COMPONENTS = '#/components/schemas/';

export const refTo = (component: string): JsonSchema => ({ $ref: `${COMPONENTS}${component}` });

/** Returns the name of the referenced component; undefined for a schema that is no reference. */
export const componentOf = ({ $ref }: JsonSchema): string | undefined =>
  $ref?.startsWith(COMPONENTS) === true ? $ref.slice(COMPONENTS.length) : undefined;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a copy of a JSON value in which every object is changed, the innermost first. */
export function mapObjects(
  value: unknown,
  change: (part: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  if (!isObject(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapObjects(part, change)])));
}

/** Returns the names of the components that a part of the document references. */
export function referencedComponents(part: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  mapObjects(part, (object) => {
    const name = typeof object['$ref'] === 'string' ? componentOf({ $ref: object['$ref'] }) : undefined;
    if (name !== undefined) names.add(name);
    return object;
  });
  return names;
}
