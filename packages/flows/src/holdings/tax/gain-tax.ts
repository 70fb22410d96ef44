import { type CapitalGain } from './compute-gain.ts';

/** Losses in paise, from 0. */
export interface CapitalLosses {
  readonly shortPaise: number;
  readonly longPaise: number;
}

/** Facts that only the investor knows. */
export interface TaxFacts {
  /** Slab rate of the investor in percent; null if unknown. */
  readonly slabPercent: number | null;
  /** Losses of earlier years; at most eight years old. */
  readonly earlierLosses: CapitalLosses;
}

/** Gains of a term that are taxed alike. Amounts are in paise. */
export interface TaxedGains {
  readonly term: CapitalGain['term'];
  readonly section: string;
  /** Null for the slab rate of the investor. */
  readonly percent: number | null;
  /** Gains less the losses of the same group; negative for a loss. */
  readonly gainPaise: number;
  /** Part of the gain that losses of other groups or of earlier years cover. */
  readonly setOffPaise: number;
  /** Part of the gain within the exemption of the year. */
  readonly exemptPaise: number;
  readonly taxablePaise: number;
  /** Without surcharge, cess and rebate. Null if the slab rate is unknown and something is taxable. */
  readonly taxPaise: number | null;
}

export interface GainsTax {
  readonly groups: readonly TaxedGains[];
  /** Null if the tax of a group is unknown. */
  readonly taxPaise: number | null;
  /** Losses that no gain covers: to be carried forward if the return is filed in time. */
  readonly lossesLeft: CapitalLosses;
}

interface OpenGroup extends Omit<TaxedGains, 'taxablePaise' | 'taxPaise'> {
  readonly isExemptible: boolean;
  gainPaise: number;
  setOffPaise: number;
  exemptPaise: number;
}

const keyOf = ({ term, tax: { section, percent } }: CapitalGain): string => [term, section, percent].join();

const openGroupOf = ({ term, tax: { section, percent }, rule, gainPaise }: CapitalGain): OpenGroup => ({
  term,
  section,
  percent,
  isExemptible: term === 'long' && rule.fundClass === 'equityOriented',
  gainPaise,
  setOffPaise: 0,
  exemptPaise: 0,
});

function groupGains(gains: readonly CapitalGain[]): readonly OpenGroup[] {
  const groups = new Map<string, OpenGroup>();
  for (const gain of gains) {
    const group = groups.get(keyOf(gain));
    if (group === undefined) groups.set(keyOf(gain), openGroupOf(gain));
    else group.gainPaise += gain.gainPaise;
  }
  return [...groups.values()];
}

const openPaiseOf = ({ gainPaise, setOffPaise, exemptPaise }: OpenGroup): number =>
  Math.max(0, gainPaise) - setOffPaise - exemptPaise;

/** Covers gains by a loss, in the given order, and returns the loss that is left. */
function setOffLoss(groups: readonly OpenGroup[], lossPaise: number): number {
  let left = lossPaise;
  for (const group of groups) {
    const covered = Math.min(left, openPaiseOf(group));
    group.setOffPaise += covered;
    left -= covered;
  }
  return left;
}

/**
 * Covers gains by losses: long-term losses only long-term gains, short-term losses short-term gains first. Losses of the
 * year are used before earlier ones (sections 70 and 74 of the Act of 1961; 108 and 111 of 2025). The Acts name no
 * sequence of the rates, so the highest is covered first.
 */
function setOffLosses(groups: readonly OpenGroup[], losses: CapitalLosses): CapitalLosses {
  const short = groups.filter(({ term }) => term === 'short');
  const long = groups.filter(({ term }) => term === 'long');
  const longPaise = setOffLoss(long, losses.longPaise);
  return { longPaise, shortPaise: setOffLoss([...short, ...long], losses.shortPaise) };
}

const lossOf = (groups: readonly OpenGroup[], term: CapitalGain['term']): number =>
  groups.reduce((sum, group) => sum + (group.term === term ? Math.max(0, -group.gainPaise) : 0), 0);

function taxedGainsOf({ isExemptible: _, ...group }: OpenGroup, taxablePaise: number, slabPercent: number | null) {
  const percent = group.percent ?? slabPercent;
  const taxPaise = taxablePaise === 0 ? 0 : percent === null ? null : Math.round((taxablePaise * percent) / 100);
  return { ...group, taxablePaise, taxPaise } satisfies TaxedGains;
}

/**
 * Returns the tax on gains of one financial year: losses are set off, then the exemption of long-term gains of
 * equity-oriented schemes is applied. `exemptionPaise` is the part of it that is not used by other gains.
 */
export function computeGainsTax(gains: readonly CapitalGain[], exemptionPaise: number, facts: TaxFacts): GainsTax {
  const rateOf = ({ percent }: OpenGroup): number => percent ?? facts.slabPercent ?? 0;
  const groups = [...groupGains(gains)].sort(
    (one, other) =>
      rateOf(other) - rateOf(one) ||
      Number(one.isExemptible) - Number(other.isExemptible) ||
      one.section.localeCompare(other.section),
  );
  const ownLossesLeft = setOffLosses(groups, {
    shortPaise: lossOf(groups, 'short'),
    longPaise: lossOf(groups, 'long'),
  });
  const earlierLossesLeft = setOffLosses(groups, facts.earlierLosses);
  let exemptionLeft = exemptionPaise;
  for (const group of groups.filter(({ isExemptible }) => isExemptible)) {
    const exempt = Math.min(exemptionLeft, openPaiseOf(group));
    group.exemptPaise = exempt;
    exemptionLeft -= exempt;
  }
  const taxed = groups.map((group) => taxedGainsOf(group, openPaiseOf(group), facts.slabPercent));
  return {
    groups: taxed,
    taxPaise: taxed.reduce<number | null>(
      (sum, { taxPaise }) => (sum === null || taxPaise === null ? null : sum + taxPaise),
      0,
    ),
    lossesLeft: {
      shortPaise: ownLossesLeft.shortPaise + earlierLossesLeft.shortPaise,
      longPaise: ownLossesLeft.longPaise + earlierLossesLeft.longPaise,
    },
  };
}
