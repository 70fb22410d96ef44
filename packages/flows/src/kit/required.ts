/** @throws Error for a value that cannot be missing in this state: a fault of the chart */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('A required context value is missing.');
  return value;
}
