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

/** The page of the review room with the texts of all references. */
const REFERENCES_PAGE = '?path=/docs/references--docs';

const REFERENCE = /^([A-Z]{2,3}-\d{2,3}|\d{3})$/;
const PARAMETER = 'reference';

/**
 * Returns the address of a reference in the review room. It has a parameter and no hash: Storybook adds an entry to the
 * history for each update of an address with a hash.
 */
export const referencePath = (id: string): string => `${REFERENCES_PAGE}&${PARAMETER}=${id}`;

/** Returns the reference in the query of an address. */
export function referenceOfQuery(query: string): string | null {
  const reference = new URLSearchParams(query).get(PARAMETER) ?? '';
  return REFERENCE.test(reference) ? reference : null;
}
