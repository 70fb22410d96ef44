import { useLingui } from '@lingui/react';
import { Fragment, memo, startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** More table rows than the largest window shows. */
const INITIAL_ITEMS = 20;
/** Few enough that a slow phone renders them between two presses. */
const ITEMS_PER_STEP = 5;
/** Items inside one `groupComponent`: few enough that a browser lays them out at once. */
export const ITEMS_PER_GROUP = 20;

interface ListChunkProps<Item> {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

export interface GradualListProps<Item> extends ListChunkProps<Item> {
  /** Items of the first render: as many as the window shows of them at first. */
  initialCount?: number;
  /** Shown below the rendered items while more are pending; it has `data-loading`. */
  loadingIndicator: ReactNode;
  /** Wrapper of each twenty items: the browser skips the layout of a wrapper that is out of sight. */
  groupComponent?: ComponentType<{ children: ReactNode }>;
}

/**
 * Renders a long list without blocking the user: the visible part at once, the rest a few items at a time between user
 * actions. In the end all items are in the page, for the keyboard, the search of the browser and screen readers.
 */
export function GradualList<Item>({
  items,
  children,
  loadingIndicator,
  initialCount = INITIAL_ITEMS,
  groupComponent: Group = Fragment,
}: GradualListProps<Item>) {
  const [end, setEnd] = useState(initialCount);
  const hasMore = end < items.length;
  useEffect(() => {
    if (!hasMore) return undefined;
    const timer = setTimeout(() => startTransition(() => setEnd(end - (end % ITEMS_PER_STEP) + ITEMS_PER_STEP)));
    return () => clearTimeout(timer);
  }, [hasMore, end]);
  const drawn = Math.min(end, items.length);
  return (
    <>
      {chunkStarts(drawn, ITEMS_PER_GROUP).map((first) => (
        <Group key={first}>
          {chunkStarts(Math.min(ITEMS_PER_GROUP, drawn - first), ITEMS_PER_STEP).map((place) => (
            <ListChunk
              key={place}
              items={items}
              start={first + place}
              end={Math.min(first + place + ITEMS_PER_STEP, drawn)}
            >
              {children}
            </ListChunk>
          ))}
        </Group>
      ))}
      {hasMore && loadingIndicator}
    </>
  );
}

const chunkStarts = (end: number, step: number) => Array.from({ length: Math.ceil(end / step) }, (_, at) => at * step);

interface ChunkRange {
  start: number;
  end: number;
}

/** A few items that are not rendered again when later items are added. */
const ListChunk = memo(function Piece<Item>({ items, start, end, children }: ListChunkProps<Item> & ChunkRange) {
  useLingui();
  return items.slice(start, end).map(children);
}) as <Item>(props: ListChunkProps<Item> & ChunkRange) => ReactNode;
