import { idOfTitle } from './title-id.ts';

/** An entry of Storybook's index; titles are parted by slashes. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
}

export interface OpenedSidebar {
  /** Id of the shown story or docs page; empty for the first page. */
  readonly shownEntry: string;
  /** Ids of the sections that start closed. */
  readonly collapsedRoots: readonly string[];
}

/** A component with its docs page alone would have the row of that page. */
const ENTRIES_OF_CLOSED_COMPONENT = 2;

/**
 * Returns a filter of the entries that the sidebar needs for the rows that it shows first: all of the shown component,
 * and the first below each closed row. It must get the entries in the order of the index. Storybook compares all
 * entries with each other before it draws a story, which took a tenth of the time with 1,600 of them (decision 096).
 */
export function createFirstRowFilter({ shownEntry, collapsedRoots }: OpenedSidebar) {
  const isOpen = (names: readonly string[]) => {
    const id = idOfTitle(names.join('-'));
    return shownEntry.startsWith(`${id}-`) || (names.length === 1 && !collapsedRoots.includes(id));
  };
  /** Returns the title of the closed row with the entry; empty for an entry with its own row. */
  const closedRowOf = (title: string): string => {
    const names = title.split('/');
    const closed = names.findIndex((_, index) => !isOpen(names.slice(0, index + 1)));
    return names.slice(0, closed + 1).join('/');
  };
  const closedRows = new Map<string, string>();
  const acceptedEntries = new Map<string, Set<string>>();
  return ({ id, title }: IndexEntry): boolean => {
    const row = closedRows.get(title) ?? closedRowOf(title);
    closedRows.set(title, row);
    if (row === '') return true;
    const accepted = acceptedEntries.get(row) ?? new Set();
    acceptedEntries.set(row, accepted);
    if (accepted.size < (row === title ? ENTRIES_OF_CLOSED_COMPONENT : 1)) accepted.add(id);
    return accepted.has(id);
  };
}
