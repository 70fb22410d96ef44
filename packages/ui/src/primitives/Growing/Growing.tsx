import { Fragment, memo, startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** More lines of a table than the largest window shows. */
const AT_FIRST = 20;
/** So few that a slow phone draws them between two presses. */
const AT_ONCE = 5;
/** Items that stand in one place of `around`: so few that a browser lays their boxes out at once. */
export const TOGETHER = 20;

interface PieceProps<Item> {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

export interface GrowingProps<Item> extends PieceProps<Item> {
  /** How many are drawn before anything is seen: more than the largest window shows, a multiple of five. */
  atFirst?: number;
  /** Stands below what is drawn while there is more to come; it has `data-loading`. */
  rest: ReactNode;
  /** What stands around each twenty items: a browser that skips one place out of sight does not look at twenty. */
  around?: ComponentType<{ children: ReactNode }>;
}

/**
 * Draws a long list without that anybody waits for its end: what a window shows at once, the rest a few at a time between
 * what the person does. All of it stands in the page in the end: for the keyboard, a search in the page, a screen reader.
 */
export function Growing<Item>({
  items,
  children,
  rest,
  atFirst = AT_FIRST,
  around: Around = Fragment,
}: GrowingProps<Item>) {
  const [end, setEnd] = useState(atFirst);
  const hasMore = end < items.length;
  useEffect(() => {
    if (!hasMore) return undefined;
    const timer = setTimeout(() => startTransition(() => setEnd(end + AT_ONCE)));
    return () => clearTimeout(timer);
  }, [hasMore, end]);
  const drawn = Math.min(end, items.length);
  return (
    <>
      {startsUpTo(drawn, TOGETHER).map((first) => (
        <Around key={first}>
          {startsUpTo(Math.min(TOGETHER, drawn - first), AT_ONCE).map((place) => (
            <Drawn key={place} items={items} start={first + place}>
              {children}
            </Drawn>
          ))}
        </Around>
      ))}
      {hasMore && rest}
    </>
  );
}

const startsUpTo = (end: number, step: number) => Array.from({ length: Math.ceil(end / step) }, (_, at) => at * step);

/** A few items; they are not drawn again for what comes below them. */
const Drawn = memo(function Piece<Item>({ items, start, children }: PieceProps<Item> & { start: number }) {
  return items.slice(start, start + AT_ONCE).map(children);
}) as <Item>(props: PieceProps<Item> & { start: number }) => ReactNode;
