import { startTransition, useEffect, useState, type ReactNode } from 'react';

/** More than the largest window shows. */
const AT_FIRST = 20;
/** So few that a slow phone draws them between two presses. */
const AT_ONCE = 5;

export interface GrowingProps<Item> {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
  /** Stands below what is drawn while there is more to come; it has `data-loading`. */
  rest: ReactNode;
}

/**
 * Draws a long list without that anybody waits for its end: what a window shows at once, the rest a few at a time between
 * what the person does. All of it stands in the page in the end: for the keyboard, a search in the page, a screen reader.
 */
export const Growing = <Item,>(props: GrowingProps<Item>) => <From {...props} start={0} end={AT_FIRST} />;

function From<Item>({ items, children, rest, start, end }: GrowingProps<Item> & { start: number; end: number }) {
  const [isWhole, setWhole] = useState(false);
  const hasMore = end < items.length;
  useEffect(() => {
    if (!hasMore || isWhole) return undefined;
    const timer = setTimeout(() => startTransition(() => setWhole(true)));
    return () => clearTimeout(timer);
  }, [hasMore, isWhole]);
  return (
    <>
      {items.slice(start, end).map(children)}
      {hasMore &&
        (isWhole ? (
          <From items={items} rest={rest} start={end} end={end + AT_ONCE}>
            {children}
          </From>
        ) : (
          rest
        ))}
    </>
  );
}
