const QUERY = 'q';

/** The page is in a frame of the manager, whose address a reviewer copies. */
const addressOf = (view: Window) => new URL(view.location.href);

export const readQuery = (): string => addressOf(window.parent).searchParams.get(QUERY) ?? '';

/** Replaces the query in the address, without a new entry in the history for each letter. */
export function storeQuery(query: string): void {
  const address = addressOf(window.parent);
  if (query === '') address.searchParams.delete(QUERY);
  else address.searchParams.set(QUERY, query);
  // Storybook writes the slashes of a path as they are.
  const search = address.search.replaceAll('%2F', '/');
  window.parent.history.replaceState(window.parent.history.state, '', `${address.pathname}${search}`);
}
