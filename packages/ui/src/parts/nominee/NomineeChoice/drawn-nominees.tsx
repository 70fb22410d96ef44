import type { NomineeOpening } from '@folioflow/flows';
import { checkout } from '@folioflow/flows/words/checkout';

type DrawnTexts = Readonly<Record<string, string>>;

/** The question of the nominee by the names of the places in its templates. */
export interface DrawnNominees {
  readonly kind: 'question' | 'suggestion';
  readonly texts: DrawnTexts;
  /** The nominees to choose from. */
  readonly items: readonly { readonly kind: 'nominee'; readonly texts: DrawnTexts }[];
}

/**
 * Returns what the question of the nominee first shows, for a page that is drawn before its code has arrived; null
 * without a nominee to choose from, and for one without a name.
 */
export function drawNominees({ nominees, suggestion }: NomineeOpening): DrawnNominees | null {
  if (suggestion !== null)
    return {
      kind: 'suggestion',
      texts: { nominee: suggestion.name ?? checkout['nominee.summary.none'] },
      items: [],
    };
  if (nominees.length === 0 || nominees.some(({ name }) => name === '')) return null;
  return {
    kind: 'question',
    texts: {},
    items: nominees.map(({ id, name, relationship }) => ({ kind: 'nominee', texts: { id, name, relationship } })),
  };
}
