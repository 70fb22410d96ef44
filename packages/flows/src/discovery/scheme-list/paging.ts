/** The page count as the document has it: items divided by page size, rounded to nearest (DO-057). It can be too small. */
export const documentedPageCount = (items: number, size: number): number => Math.round(items / size);

/** Pages without which some item is on none (A02). */
export const pagesNeeded = (items: number, size: number): number => Math.ceil(items / size);

export interface ListPage<T> {
  readonly items: readonly T[];
  /** Counted from 1. */
  readonly page: number;
  /** The documented count, and never fewer than are needed. */
  readonly pageCount: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** Previous and Next appear when the list reaches the page size (DO-054). */
  readonly isPaged: boolean;
}

/** One page of a list; a page beyond the last one is the last one. */
export function pageOf<T>(items: readonly T[], page: number, size: number): ListPage<T> {
  const pageCount = Math.max(1, pagesNeeded(items.length, size), documentedPageCount(items.length, size));
  const shown = Math.min(Math.max(1, page), pageCount);
  return {
    items: items.slice((shown - 1) * size, shown * size),
    page: shown,
    pageCount,
    hasPrevious: shown > 1,
    hasNext: shown < pageCount,
    isPaged: items.length >= size,
  };
}
