/** Ids of rows, invariants and decision records: `ON-155`, `INV-09`, `033`. */
export type References = readonly string[];

/** References behind the guards, actions and calls of a chart, by their names; a name without any has no entry. */
export interface NamedReferences {
  readonly guards: Readonly<Record<string, References>>;
  readonly actions: Readonly<Record<string, References>>;
  readonly calls: Readonly<Record<string, References>>;
}

const DECISION = /^\d{3}$/;

/** Returns the text of a link to a reference: `ON-155`, `Decision 033`. */
export const referenceName = (id: string): string => (DECISION.test(id) ? `Decision ${id}` : id);

/**
 * Returns the address of a reference in the search of the review room. It has a parameter and no hash: Storybook adds an
 * entry to the history for each update of an address with a hash.
 */
export const referencePath = (id: string): string =>
  `?path=/docs/search--docs&q=${encodeURIComponent(referenceName(id))}`;
