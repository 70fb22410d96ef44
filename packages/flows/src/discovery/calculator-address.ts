/** True when the query of /sipcalculator names this calculator: no further path is registered (ON-080). */
export const isCalculatorQuery = (search: string, kind: 'lumpsum' | 'goal'): boolean =>
  search.startsWith(`?of=${kind}`);
