/** What every schema of the contract is (standardschema.dev). */
export interface Schema<T> {
  readonly '~standard': { readonly validate: (value: unknown) => Read<T> | Promise<Read<T>> };
}
interface Read<T> {
  readonly value?: T;
  readonly issues?: readonly unknown[] | undefined;
}

/** The value as the schema reads it; null when it cannot. */
export function readShape<T>(schema: Schema<T>, value: unknown): T | null {
  const result = schema['~standard'].validate(value);
  return 'value' in result && result.issues === undefined ? (result.value ?? null) : null;
}
