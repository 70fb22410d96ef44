import {
  epochDayOf,
  readSchemeFacts,
  readSchemeTerms,
  type SchemeFacts,
  type SchemeTerms,
} from '../../catalogue/port.ts';
import { addWorkingDays, type Day, dayAt, isWorkingDay } from '../../kit/days.ts';
import { type Database } from '../../store/database.ts';
import { newOrderDefaults, schemeColumns } from '../records/new-order.ts';
import { type OrderEventRow, type OrderRow } from '../records/order-tables.ts';
import { type PayoutRow, type ScheduleRow } from '../records/schedule-tables.ts';
import { executionMomentOfDay } from '../records/schedules.ts';
import { computeUnits } from '../valuation/order-money.ts';
import { orderIdOf } from './seed-order.ts';

/** Columns of the owner, and the moment of the seed. */
export interface PortfolioOwner {
  readonly id: string;
  readonly bank: string;
  readonly nomineeId: string;
  readonly now: number;
}

/** Rows of a seeded portfolio. */
export interface PortfolioRows {
  readonly orders: OrderRow[];
  readonly events: OrderEventRow[];
  readonly schedules: ScheduleRow[];
  readonly payouts: PayoutRow[];
}

/** Terms and NAVs of a seeded scheme. */
export interface SeedScheme extends SchemeFacts {
  readonly terms: SchemeTerms;
}

/** Reads the schemes of a seeded portfolio, with their NAVs up to a day. */
export const readSeedSchemes = async (
  db: Database,
  codes: readonly string[],
  today: Day,
): Promise<ReadonlyMap<string, SeedScheme>> => {
  const facts = await readSchemeFacts(db, codes, today);
  const schemes = new Map<string, SeedScheme>();
  for (const [code, scheme] of facts) {
    const terms = await readSchemeTerms(db, code);
    if (terms) schemes.set(code, { ...scheme, terms });
  }
  return schemes;
};

/** The day, or the next working day. */
export const workingDayFrom = (day: Day): Day => (isWorkingDay(day) ? day : addWorkingDays(day, 1));

/** Moment of the allotment of units with a NAV day. */
export const allotmentMomentOf = (navDay: Day): number => executionMomentOfDay(addWorkingDays(navDay, 1));

/** NAV of a working day in rupees; undefined if the scheme has none. */
export const navOf = ({ navs }: SeedScheme, navDay: Day): number | undefined => navs.at(epochDayOf(navDay));

/** Units as a registrar states them: three decimals. */
export const roundUnits = (units: number): number => Math.round(units * 1000) / 1000;

interface BoughtUnits extends Pick<OrderRow, 'id' | 'type' | 'folio' | 'position' | 'number'> {
  readonly scheme: SeedScheme;
  readonly navDay: Day;
  /** rupees; 0 for a registration, which is the sum of its instalments */
  readonly amount: number;
  /** percent of the present exit load */
  readonly exitLoad: number;
}

/** Row of units that were bought at the NAV of a day. */
export const createBoughtRow = (owner: PortfolioOwner, bought: BoughtUnits): OrderRow => {
  const { scheme, navDay, amount, exitLoad, ...identity } = bought;
  const thousandths = amount * 1000;
  const isRegistration = identity.type !== 'single' && identity.type !== 'installment';
  const { purchaseCutoffTime, subCategory } = scheme.terms;
  return {
    ...newOrderDefaults,
    ...schemeColumns(scheme.terms),
    ...identity,
    client_id: owner.id,
    registration_no: `R1170${String(identity.position).padStart(4, '0')}`,
    state: 'allotted',
    amount: thousandths,
    invested: isRegistration ? 0 : thousandths,
    units: isRegistration ? 0 : roundUnits(computeUnits(thousandths, navOf(scheme, navDay) ?? Infinity)),
    minimum: 500_000,
    start_day: navDay,
    nominee_id: owner.nomineeId,
    bank: owner.bank,
    allotted_at: allotmentMomentOf(navDay),
    nav_day: navDay,
    terms: JSON.stringify({ purchaseCutOff: purchaseCutoffTime, subCategory, ...(exitLoad > 0 ? { exitLoad } : {}) }),
    created_at: executionMomentOfDay(navDay),
  };
};

/** Id of an order of a seeded portfolio. */
export const portfolioOrderIdOf = (owner: PortfolioOwner, key: string): string => orderIdOf(owner.id, key);

/** Lines of the history of an order. */
export const createEvents = (row: OrderRow, messages: readonly (readonly [message: string, at: number])[]) =>
  messages.map(([message, at], place): OrderEventRow => ({ order_id: row.id, position: place + 1, message, at }));

/** True if units with a NAV day are allotted by now. */
export const isAllottedBy = (navDay: Day, now: number): boolean =>
  allotmentMomentOf(navDay) <= now && navDay < dayAt(now);
