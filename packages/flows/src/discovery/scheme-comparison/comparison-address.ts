/** Each scheme that is compared stands in the query of the list under this name: the list has no second address. */
export const COMPARED = 'compare';

/** Whether the query of the list asks for schemes beside each other, `/schemeList?compare=…`. */
export const isComparison = (search: string): boolean =>
  search
    .slice(1)
    .split('&')
    .some((part) => part.startsWith(`${COMPARED}=`));
