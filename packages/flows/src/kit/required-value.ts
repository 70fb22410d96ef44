/**
 * Returns a value that cannot be missing in the current state of a chart.
 *
 * @throws Error with the name of the value if it is missing: a fault of the chart
 */
export function requiredValue<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`Missing context value: ${name}`);
  return value;
}
