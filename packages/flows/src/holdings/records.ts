import {
  calendarDayOf,
  paiseOf,
  statedPayoutsOf,
  type CalendarDay,
  type FolioHolding,
  type FolioLot,
  type OrderType,
  type StatedPayout,
  type UnitTransaction as WireTransaction,
  type UnitTransactionKind,
  worthInPaise,
} from '@folioflow/api/contract';
import { roundThousandths, sumThousandths, type Lot, type UnitTransaction } from './lots.ts';
import type { AssetShares } from './tax/fund-class.ts';
import type { CashFlow } from './xirr.ts';

/** Scheme in a folio. Both together identify a holding. */
export interface HoldingKey {
  readonly schemeCode: string;
  /** '' before the first allotment of a folio number */
  readonly folio: string;
}

/** Units of an allotment that are left. Units are in thousandths. */
export interface HoldingLot extends Lot {
  readonly orderId: string;
  readonly orderType: OrderType;
}

/** Exit load up to an age of the units. */
export interface ExitLoadSlab {
  /** last day with this exit load, in days after the allotment */
  readonly upToDays: number;
  readonly percent: number;
}

/** Units of a scheme in a folio. Units are in thousandths, a NAV is in rupees. Null is unknown. */
export interface Holding extends HoldingKey {
  readonly schemeName: string;
  readonly isin: string;
  readonly amc: string;
  readonly category: string;
  readonly subCategory: string;
  readonly risk: string;
  /** 0 for a closed holding */
  readonly units: number;
  /** units that can be sold */
  readonly availableUnits: number | null;
  readonly nav: number | null;
  /** day of `nav` */
  readonly navDay: CalendarDay | null;
  /** NAV of the business day before `navDay` */
  readonly previousNav: number | null;
  /** NAV of 31 January 2018 */
  readonly grandfatheredNav: number | null;
  readonly assetShares: AssetShares | null;
  /** shortest time first, [] for none */
  readonly exitLoadSlabs: readonly ExitLoadSlab[] | null;
  /** Months from an allotment in which its units are locked; 0 for none. */
  readonly lockInMonths: number;
  /** Oldest first. Null if a day is unreadable or the lots do not add up to `units`. */
  readonly lots: readonly HoldingLot[] | null;
  /** Payouts of sold units; none if the provider states none. */
  readonly pendingPayouts: readonly StatedPayout[];
}

/** Change of the units of a holding. Units are in thousandths, a NAV is in rupees, amounts are in paise, all from 0. */
export interface HoldingTransaction extends HoldingKey {
  readonly day: CalendarDay;
  readonly kind: UnitTransactionKind;
  readonly units: number;
  readonly nav: number | null;
  /** Purchase: amount paid, stamp duty included. Sale: amount before exit load and STT. */
  readonly paise: number;
  readonly stampDutyPaise: number;
  readonly sttPaise: number;
  readonly exitLoadPaise: number;
  readonly orderId: string;
  readonly orderType: OrderType;
}

/** Converts units to thousandths. Three further decimals count: a provider may state millionths of a unit. */
export const thousandthsOf = (units: number): number => roundThousandths(units * 1000);

/** Value in paise of thousandths of units at a NAV in rupees, of which four decimals count. */
export const valueInPaise = (units: number, nav: number): number => worthInPaise(units / 1000, nav);

/** True for the same scheme in the same folio. */
export const isSameHolding = (one: HoldingKey, other: HoldingKey): boolean =>
  one.schemeCode === other.schemeCode && one.folio === other.folio;

const SALE_KINDS: readonly UnitTransactionKind[] = ['redemption', 'withdrawal', 'switchOut'];

/** True for a change that takes units: redemption, withdrawal of an SWP, transfer to another scheme. */
export const isSaleKind = (kind: UnitTransactionKind): boolean => SALE_KINDS.includes(kind);

function parseLot({ bought_on, units, cost_amount, order_id, order_type }: FolioLot): HoldingLot | null {
  const boughtOn = calendarDayOf(bought_on);
  const costPaise = paiseOf(cost_amount);
  if (boughtOn === null || costPaise === null) return null;
  return { boughtOn, units: thousandthsOf(units), costPaise, orderId: order_id, orderType: order_type };
}

/** Parses every record; null if any of them is unreadable. */
function parseAll<Wire, Parsed>(records: readonly Wire[], parse: (wire: Wire) => Parsed | null): Parsed[] | null {
  const parsed: Parsed[] = [];
  for (const record of records) {
    const value = parse(record);
    if (value === null) return null;
    parsed.push(value);
  }
  return parsed;
}

function parseLots(lots: readonly FolioLot[], units: number): readonly HoldingLot[] | null {
  const parsed = parseAll(lots, parseLot);
  if (parsed === null) return null;
  return sumThousandths(parsed.map((lot) => lot.units)) === units ? parsed : null;
}

const assetSharesOf = ({ domestic_equity_percent, debt_percent }: FolioHolding): AssetShares | null =>
  domestic_equity_percent === null || debt_percent === null
    ? null
    : { domesticEquityPercent: domestic_equity_percent, debtPercent: debt_percent };

/** A provider can send a count such as 999999999 for a period without an end, which no calendar can add to a day. */
const CENTURY_IN_MONTHS = 1_200;
const CENTURY_IN_DAYS = 36_525;

const exitLoadSlabOf = ({ up_to_days, percent }: NonNullable<FolioHolding['exit_load_slabs']>[number]) => ({
  upToDays: Math.min(up_to_days, CENTURY_IN_DAYS),
  percent,
});

/** Converts a holding of the provider. A NAV without a readable day is unknown. */
export function holdingOf(wire: FolioHolding): Holding {
  const units = thousandthsOf(wire.units);
  const navDay = wire.nav === null ? null : calendarDayOf(wire.nav_date);
  return {
    folio: wire.folio_number,
    schemeCode: wire.scheme_code,
    schemeName: wire.scheme_name,
    isin: wire.scheme_isin,
    amc: wire.scheme_amc,
    category: wire.scheme_category,
    subCategory: wire.sub_category,
    risk: wire.risk,
    units,
    availableUnits: wire.available_units === null ? null : thousandthsOf(wire.available_units),
    nav: navDay === null ? null : wire.nav,
    navDay,
    previousNav: navDay === null ? null : wire.previous_nav,
    grandfatheredNav: wire.grandfathered_nav,
    assetShares: assetSharesOf(wire),
    exitLoadSlabs: wire.exit_load_slabs?.map(exitLoadSlabOf) ?? null,
    lockInMonths: Math.min(wire.lock_in_months, CENTURY_IN_MONTHS),
    lots: parseLots(wire.lots, units),
    pendingPayouts: statedPayoutsOf(wire),
  };
}

function parseTransaction(wire: WireTransaction): HoldingTransaction | null {
  const day = calendarDayOf(wire.transaction_date);
  const paise = paiseOf(wire.amount);
  if (day === null || paise === null) return null;
  return {
    folio: wire.folio_number,
    schemeCode: wire.scheme_code,
    day,
    kind: wire.transaction_kind,
    units: thousandthsOf(wire.units),
    nav: wire.nav,
    paise,
    stampDutyPaise: paiseOf(wire.stamp_duty_amount) ?? 0,
    sttPaise: paiseOf(wire.stt_amount) ?? 0,
    exitLoadPaise: paiseOf(wire.exit_load_amount) ?? 0,
    orderId: wire.order_id,
    orderType: wire.order_type,
  };
}

/** Converts transactions of the provider, oldest first. Null if a day is unreadable: sums would be incomplete. */
export const parseTransactions = (wire: readonly WireTransaction[]): readonly HoldingTransaction[] | null =>
  parseAll(wire, parseTransaction)
    ?.slice()
    .sort((one, other) => one.day.localeCompare(other.day)) ?? null;

/** Change of units for `matchLots`. */
export const unitTransactionOf = ({ day, kind, units, paise, exitLoadPaise }: HoldingTransaction): UnitTransaction =>
  isSaleKind(kind)
    ? { day, kind: 'sale', units, paise: paise - exitLoadPaise }
    : { day, kind: 'purchase', units, paise };

/** Payment of a change of units for `computeXirr`: of a sale, the amount that arrives. */
export const cashFlowOf = ({ day, kind, paise, exitLoadPaise, sttPaise }: HoldingTransaction): CashFlow =>
  isSaleKind(kind) ? { day, paise: paise - exitLoadPaise - sttPaise } : { day, paise: -paise };
