import { type CalendarDay } from '@folioflow/api/contract';

/** Purchase or sale of units of a scheme in a folio. Units are in thousandths, amounts in paise, both from 0. */
export interface UnitTransaction {
  readonly day: CalendarDay;
  readonly kind: 'purchase' | 'sale';
  readonly units: number;
  /** Purchase: amount paid, stamp duty included. Sale: amount after the exit load. */
  readonly paise: number;
}

/** Units of a purchase that are not sold. */
export interface Lot {
  readonly boughtOn: CalendarDay;
  /** thousandths of a unit */
  readonly units: number;
  readonly costPaise: number;
}

/** Units of a single purchase within a sale. */
export interface SoldPart {
  readonly boughtOn: CalendarDay;
  readonly soldOn: CalendarDay;
  /** thousandths of a unit */
  readonly units: number;
  readonly costPaise: number;
  readonly proceedsPaise: number;
}

export interface LotMatch {
  /** Units left, oldest first. */
  readonly lots: readonly Lot[];
  /** Parts of the sales, in their order. */
  readonly soldParts: readonly SoldPart[];
  /** Thousandths of units that were sold beyond those that were bought before: the list of transactions is incomplete. */
  readonly missingUnits: number;
}

/** Rounds thousandths of a unit to three decimals, which sums and differences of them exceed by their binary form. */
export const roundThousandths = (units: number): number => Math.round(units * 1000) / 1000;

/** Sum of thousandths of units. */
export const sumThousandths = (units: readonly number[]): number =>
  roundThousandths(units.reduce((sum, each) => sum + each, 0));

/** Share of an amount for the first of several units; shares of consecutive units add up to the amount. */
const shareUpTo = (paise: number, units: number, all: number): number => Math.round((paise * units) / all);

interface OpenLot extends Lot {
  soldUnits: number;
}

const unitsLeft = (lot: OpenLot): number => roundThousandths(lot.units - lot.soldUnits);
const costUpTo = (lot: OpenLot, units: number): number => shareUpTo(lot.costPaise, units, lot.units);

/** Sells units of the oldest lots and returns the parts, with the units that no lot covers. */
function sellFromLots(lots: readonly OpenLot[], sale: UnitTransaction): { parts: SoldPart[]; missing: number } {
  const parts: SoldPart[] = [];
  let remaining = sale.units;
  for (const lot of lots) {
    const units = Math.min(unitsLeft(lot), remaining);
    if (units === 0) continue;
    const sold = roundThousandths(sale.units - remaining);
    parts.push({
      boughtOn: lot.boughtOn,
      soldOn: sale.day,
      units,
      costPaise: costUpTo(lot, lot.soldUnits + units) - costUpTo(lot, lot.soldUnits),
      proceedsPaise: shareUpTo(sale.paise, sold + units, sale.units) - shareUpTo(sale.paise, sold, sale.units),
    });
    lot.soldUnits = roundThousandths(lot.soldUnits + units);
    remaining = roundThousandths(remaining - units);
  }
  return { parts, missing: remaining };
}

/**
 * Matches sales with purchases, first in, first out (Rule 8AA; CBDT circular 768 of 24 June 1998). Transactions of a day
 * count in the given order, purchases of a day before its sales.
 */
export function matchLots(transactions: readonly UnitTransaction[]): LotMatch {
  const lots: OpenLot[] = [];
  const soldParts: SoldPart[] = [];
  let missingUnits = 0;
  const inOrder = [...transactions].sort(
    (one, other) => one.day.localeCompare(other.day) || one.kind.localeCompare(other.kind),
  );
  for (const transaction of inOrder) {
    if (transaction.kind === 'purchase') {
      lots.push({ boughtOn: transaction.day, units: transaction.units, costPaise: transaction.paise, soldUnits: 0 });
      continue;
    }
    const { parts, missing } = sellFromLots(lots, transaction);
    soldParts.push(...parts);
    missingUnits = roundThousandths(missingUnits + missing);
  }
  const left = lots.filter((lot) => unitsLeft(lot) > 0);
  return {
    lots: left.map((lot) => ({
      boughtOn: lot.boughtOn,
      units: unitsLeft(lot),
      costPaise: lot.costPaise - costUpTo(lot, lot.soldUnits),
    })),
    soldParts,
    missingUnits,
  };
}
