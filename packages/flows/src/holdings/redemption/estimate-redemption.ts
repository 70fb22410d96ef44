import { daysBetween, type CalendarDay } from '@folioflow/api/contract';
import { matchLots, roundThousandths, sumThousandths, type Lot, type SoldPart, type UnitTransaction } from '../lots.ts';
import { valueInPaise, type Holding } from '../records.ts';
import { computeStt, firstUnlockedDay } from '../tax/charge-rules.ts';
import { type CapitalGain } from '../tax/compute-gain.ts';
import { fundTaxClassOf, type FundTaxClass } from '../tax/fund-class.ts';
import { capitalGainOf } from '../tax/year-gains.ts';

/** Requested part of a holding: an amount before exit load, thousandths of units, or all units that are not locked. */
export type SaleRequest =
  | { readonly kind: 'amount'; readonly paise: number }
  | { readonly kind: 'units'; readonly units: number }
  | { readonly kind: 'all' };

export interface SaleAssumptions {
  readonly request: SaleRequest;
  /** Day of the NAV. */
  readonly navDay: CalendarDay;
  /** Expected NAV in rupees. */
  readonly nav: number;
  /** Exit load in percent if the slabs of the scheme are unknown; null if it is unknown, too. */
  readonly defaultLoadPercent: number | null;
}

/** Units of a purchase within a redemption. Amounts are in paise. */
export interface RedeemedLot {
  readonly boughtOn: CalendarDay;
  /** Thousandths of a unit. */
  readonly units: number;
  readonly costPaise: number;
  /** Amount before the exit load. */
  readonly amountPaise: number;
  /** Null if the exit load is unknown. */
  readonly loadPercent: number | null;
  /** 0 if the exit load is unknown. */
  readonly loadPaise: number;
  /** Amount less exit load and cost; negative for a loss. */
  readonly profitPaise: number;
  /** Gain for the tax; null if the class of the scheme or the rule of the day is unknown. */
  readonly capitalGain: CapitalGain | null;
}

/** Expected result of a redemption. Amounts are in paise. */
export interface RedemptionEstimate {
  /** First in, first out. */
  readonly lots: readonly RedeemedLot[];
  /** Thousandths of a unit. */
  readonly units: number;
  readonly amountPaise: number;
  readonly loadPaise: number;
  /** 0 if the class of the scheme is unknown. */
  readonly sttPaise: number;
  /** Amount less exit load and STT. */
  readonly arrivingPaise: number;
  readonly profitPaise: number;
  readonly fundClass: FundTaxClass | null;
  /** Thousandths of units beyond those that can be sold on the day. */
  readonly missingUnits: number;
}

type KnownHolding = Omit<Holding, 'lots'> & { readonly lots: readonly Lot[] };

/** Exit load of units of an age, in percent: that of the first slab which covers the age. */
export function loadPercentOf(
  slabs: Holding['exitLoadSlabs'],
  { boughtOn, soldOn }: Pick<SoldPart, 'boughtOn' | 'soldOn'>,
): number | null {
  if (slabs === null) return null;
  const age = daysBetween(boughtOn, soldOn);
  return slabs.find(({ upToDays }) => age <= upToDays)?.percent ?? 0;
}

const sumOf = <T>(list: readonly T[], pick: (each: T) => number): number =>
  list.reduce((sum, each) => sum + pick(each), 0);

const purchaseOf = ({ boughtOn, units, costPaise }: Lot): UnitTransaction => ({
  day: boughtOn,
  kind: 'purchase',
  units,
  paise: costPaise,
});

const saleOf = (day: CalendarDay, units: number, paise: number): UnitTransaction => ({
  day,
  kind: 'sale',
  units,
  paise,
});

/** Lots that can be sold on a day, oldest first. Requested redemptions that are not settled have taken the oldest. */
function sellableLots({ lots, lockInMonths, availableUnits }: KnownHolding, day: CalendarDay): readonly Lot[] {
  const unlocked = lots.filter(({ boughtOn }) => firstUnlockedDay(boughtOn, lockInMonths) <= day);
  const free = sumThousandths(unlocked.map((lot) => lot.units));
  const taken = availableUnits === null ? 0 : Math.max(0, roundThousandths(free - availableUnits));
  return matchLots([...unlocked.map(purchaseOf), saleOf(day, taken, 0)]).lots;
}

/** Thousandths of units of an amount at a NAV, in whole thousandths as registrars round. */
const unitsOfAmount = (paise: number, nav: number): number => Math.round((paise * 1e5) / Math.round(nav * 1e4));

/** Units of a request. An amount that the units cover takes no more than them, whatever it is rounded to. */
function requestedUnits(request: SaleRequest, sellable: number, nav: number): number {
  if (request.kind === 'units') return request.units;
  if (request.kind === 'all') return sellable;
  const units = unitsOfAmount(request.paise, nav);
  return request.paise <= valueInPaise(sellable, nav) ? Math.min(units, sellable) : units;
}

/**
 * Estimates a redemption: its lots first in, first out, the exit load by the age of each, STT, the arriving amount and
 * the gain. Null if the lots of the holding are unknown.
 */
export function estimateRedemption(holding: Holding, assumptions: SaleAssumptions): RedemptionEstimate | null {
  const { request, navDay, nav, defaultLoadPercent } = assumptions;
  if (holding.lots === null) return null;
  const lots = sellableLots({ ...holding, lots: holding.lots }, navDay);
  const sellable = sumThousandths(lots.map(({ units }) => units));
  const requested = requestedUnits(request, sellable, nav);
  const units = Math.min(requested, sellable);
  const isWholeAmount = request.kind === 'amount' && requested <= sellable;
  const amountPaise = isWholeAmount ? request.paise : valueInPaise(units, nav);
  const { soldParts } = matchLots([...lots.map(purchaseOf), saleOf(navDay, units, amountPaise)]);
  const sold = soldParts.map((part) => redeemedLotOf(holding, part, defaultLoadPercent));
  const fundClass = holding.assetShares && fundTaxClassOf(holding.assetShares, navDay);
  const loadPaise = sumOf(sold, (lot) => lot.loadPaise);
  const sttPaise = fundClass === 'equityOriented' ? computeStt(amountPaise, navDay) : 0;
  return {
    lots: sold,
    units,
    amountPaise,
    loadPaise,
    sttPaise,
    arrivingPaise: amountPaise - loadPaise - sttPaise,
    profitPaise: sumOf(sold, ({ profitPaise }) => profitPaise),
    fundClass,
    missingUnits: roundThousandths(requested - units),
  };
}

function redeemedLotOf(holding: Holding, part: SoldPart, defaultLoadPercent: number | null): RedeemedLot {
  const { boughtOn, units, costPaise, proceedsPaise: amountPaise } = part;
  const loadPercent = loadPercentOf(holding.exitLoadSlabs, part) ?? defaultLoadPercent;
  const loadPaise = Math.round((amountPaise * (loadPercent ?? 0)) / 100);
  return {
    boughtOn,
    units,
    costPaise,
    amountPaise,
    loadPercent,
    loadPaise,
    profitPaise: amountPaise - loadPaise - costPaise,
    capitalGain: capitalGainOf(holding, { ...part, proceedsPaise: amountPaise - loadPaise }),
  };
}
