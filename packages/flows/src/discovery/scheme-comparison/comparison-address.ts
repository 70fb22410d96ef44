/** Query parameter of the list for each compared scheme: the comparison has no address of its own. */
export const COMPARE_PARAMETER = 'compare';

/** True when the query of the list requests a comparison, `/schemeList?compare=…`. */
export const isComparisonQuery = (search: string): boolean =>
  search
    .slice(1)
    .split('&')
    .some((part) => part.startsWith(`${COMPARE_PARAMETER}=`));
