/** A schema of the contract (standardschema.dev). */
export interface Schema<T> {
  readonly '~standard': { readonly validate: (value: unknown) => Read<T> | Promise<Read<T>> };
}
interface Read<T> {
  readonly value?: T;
  readonly issues?: readonly unknown[] | undefined;
}

/** Parses a value with a schema; returns null if it is invalid. */
export function readShape<T>(schema: Schema<T>, value: unknown): T | null {
  const result = schema['~standard'].validate(value);
  return 'value' in result && result.issues === undefined ? (result.value ?? null) : null;
}
