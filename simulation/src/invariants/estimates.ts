import type { FolioHolding } from '@folioflow/api/contract';
import { estimateRedemption, holdingOf } from '@folioflow/flows/holdings';
import { listOf } from './ask.ts';
import { plusDays } from './calendar.ts';
import { createHoldingsCheck, type HoldingsOfPerson } from './holdings-check.ts';
import type { Invariant } from './observed.ts';

const MS_PER_DAY = 86_400_000;

/** Days of the sale after the newest units: within their first year, in the second one, and later. */
const PLANNED_DAYS = [0, 400, 800];
/** Sold parts of what can be sold. */
const PARTS = [0.3, 1];

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / MS_PER_DAY;

interface Sale {
  /** Paise a unit. */
  readonly price: number;
  readonly units: number;
  readonly day: string;
}

/** Exit load of a sale in paise: the oldest units first, each with the load of its age; old ones are free. */
function loadOf({ units, available_units, lots, exit_load_slabs }: FolioHolding, sale: Sale): number {
  // Requested redemptions have taken the oldest units.
  let taken = units - (available_units ?? units);
  let left = sale.units;
  let load = 0;
  for (const lot of lots) {
    const free = Math.max(0, lot.units - taken);
    taken = Math.max(0, taken - lot.units);
    const sold = Math.min(free, left);
    left -= sold;
    const age = daysBetween(lot.bought_on, sale.day);
    const { percent = 0 } = exit_load_slabs?.find(({ up_to_days }) => age <= up_to_days) ?? {};
    load += (sold * sale.price * percent) / 100;
  }
  return load;
}

function checkHolding(holding: FolioHolding): string[] {
  const { nav, available_units, lots } = holding;
  if (nav === null || available_units === null || available_units === 0 || holding.lock_in_months > 0) return [];
  const price = nav * 100;
  // Each lot is rounded to a paisa, and the sold units to thousandths.
  const tolerance = lots.length + price / 200_000;
  const newest = lots.at(-1)?.bought_on ?? '';
  return PLANNED_DAYS.flatMap((days) => PARTS.map((part) => ({ day: plusDays(newest, days), part }))).flatMap(
    ({ day, part }) => {
      const units = available_units * part;
      const paise = Math.round(units * price);
      const request = part === 1 ? ({ kind: 'all' } as const) : ({ kind: 'amount', paise } as const);
      const estimate = estimateRedemption(holdingOf(holding), { request, navDay: day, nav, defaultLoadPercent: null });
      const load = loadOf(holding, { price, units, day });
      return estimate !== null && Math.abs(estimate.loadPaise - load) <= tolerance
        ? []
        : [
            `A sale of ${units} of ${holding.scheme_code} on ${day} costs ${estimate?.loadPaise ?? 0} paise, not ${load}.`,
          ];
    },
  );
}

const checkPerson = async ({ ask }: HoldingsOfPerson): Promise<string[]> =>
  listOf((await ask('/holding/list', {}))?.['result']).flatMap((holding) =>
    checkHolding(holding as unknown as FolioHolding),
  );

/** The estimate of a redemption charges each unit by its age: graded loads, and none for old units. */
export const createEstimatesInvariant = (): Invariant => ({
  name: 'an estimate charges the exit load by age',
  source: 'decision 077, decision 080',
  check: createHoldingsCheck(checkPerson),
});
