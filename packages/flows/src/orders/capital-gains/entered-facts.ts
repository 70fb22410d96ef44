import { parseEnteredPaise } from '@folioflow/api/contract';
import type { TaxFacts } from '../../holdings/tax/gain-tax.ts';

/** Facts for the tax as entered. */
export interface EnteredTaxFacts {
  /** Slab rate in percent; null if none is chosen. */
  readonly slabPercent: number | null;
  /** Short-term losses of earlier years: rupees as typed. */
  readonly shortLoss: string;
  /** Long-term losses of earlier years: rupees as typed. */
  readonly longLoss: string;
}

/** Parses entered facts; an amount that is no figure counts as none. */
export const parseTaxFacts = ({ slabPercent, shortLoss, longLoss }: EnteredTaxFacts): TaxFacts => ({
  slabPercent,
  earlierLosses: { shortPaise: parseEnteredPaise(shortLoss) ?? 0, longPaise: parseEnteredPaise(longLoss) ?? 0 },
});
