import type { InvestorRecord } from '@folioflow/api/contract';
import { lastChoiceOf, nomineeRowOf, startOfChoice } from './nominee-choice.rules.ts';
import type { NomineeRow } from './nominee-choice.types.ts';

/** The question of the nominee as a checkout first shows it. */
export interface NomineeOpening {
  /** The nominees on record, none of them selected. */
  readonly nominees: readonly NomineeRow[];
  /** The last choice of the investor (decision 084): its name is null for the registered declaration. Null: none. */
  readonly suggestion: { readonly name: string | null } | null;
}

/** Returns the first view of the nominee choice; null if it loads the nominees first. */
export function nomineeOpeningOf(investor: InvestorRecord): NomineeOpening | null {
  const { nominees } = investor;
  if (nominees === null) return null;
  const { isSuggested, nomineeId } = startOfChoice(null, lastChoiceOf(investor));
  const name = nominees.find(({ id }) => id === nomineeId)?.name ?? null;
  return {
    nominees: nominees.map((nominee) => nomineeRowOf(nominee, null)),
    suggestion: isSuggested ? { name } : null,
  };
}
