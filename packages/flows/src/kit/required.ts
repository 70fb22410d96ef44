/** @throws Error for what cannot be missing where the chart asks for it: a fault of the chart */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('A step is reached without what comes before it.');
  return value;
}
