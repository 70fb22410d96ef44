import type { Surface } from '@folioflow/ui';

const featureOf = (query: string) => /\((min|max)-width:\s*([\d.]+)(rem|px)\)/.exec(query);

interface Column {
  readonly matchMedia: Surface['matchMedia'];
  readonly stop: () => void;
}

/** Answers queries about the width of an element, as `matchMedia` does about the window. */
export function observeColumn(column: HTMLElement): Column {
  const listeners = new Set<() => void>();
  const observer = new ResizeObserver(() => {
    for (const listener of listeners) listener();
  });
  observer.observe(column);
  const isMatch = (query: string): boolean => {
    const [, bound, size, unit] = featureOf(query) ?? [];
    const limit = Number(size) * (unit === 'rem' ? Number.parseFloat(getComputedStyle(column).fontSize) : 1);
    return bound === 'min' ? column.clientWidth >= limit : column.clientWidth <= limit;
  };
  return {
    matchMedia: (query) => ({
      get matches() {
        return isMatch(query);
      },
      addEventListener: (_, listener) => void listeners.add(listener),
      removeEventListener: (_, listener) => void listeners.delete(listener),
    }),
    stop: () => observer.disconnect(),
  };
}
