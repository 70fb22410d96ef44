/** A schema of the contract (standardschema.dev). */
export interface StandardSchema<T> {
  readonly '~standard': { readonly validate: (value: unknown) => ValidationResult<T> | Promise<ValidationResult<T>> };
}
interface ValidationResult<T> {
  readonly value?: T;
  readonly issues?: readonly unknown[] | undefined;
}

/** Parses a value with a schema; returns null if it is invalid. */
export function parseWithSchema<T>(schema: StandardSchema<T>, value: unknown): T | null {
  const result = schema['~standard'].validate(value);
  return 'value' in result && result.issues === undefined ? (result.value ?? null) : null;
}

/** Returns the entries of a value of unknown shape; none if it is no object. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** Returns a text of unknown origin; '' for anything else. */
export const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');
