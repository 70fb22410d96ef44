/**
 * Returns the page count as documented: items divided by page size, rounded to nearest (DO-057). It can be too small.
 */
export const documentedPageCount = (items: number, size: number): number => Math.round(items / size);

/** Returns the number of pages that show every item (A02). */
export const requiredPageCount = (items: number, size: number): number => Math.ceil(items / size);

export interface ListPage<T> {
  readonly items: readonly T[];
  /** Counted from 1. */
  readonly page: number;
  /** The documented count, or the required one if that is larger. */
  readonly pageCount: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** The list reaches the page size, so Previous and Next are shown (DO-054). */
  readonly isPaged: boolean;
}

/** Returns a page of a list; a page beyond the last one becomes the last one. */
export function pageOf<T>(items: readonly T[], page: number, size: number): ListPage<T> {
  const pageCount = Math.max(1, requiredPageCount(items.length, size), documentedPageCount(items.length, size));
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
