import { readNavOfDay } from '../../catalogue/port.ts';
import { addDays, addWorkingDays, type Day, dayAt, startOfDay } from '../../kit/days.ts';
import { startDayOf } from '../../kit/start-day.ts';
import { type Database } from '../../store/database.ts';
import { type OrderRow, type OrderTerms } from '../records/order-tables.ts';

/** `HH:MM:SS`: a redemption up to this minute gets the NAV of its day (SEBI, for every kind of scheme). */
export const REDEMPTION_CUT_OFF = '15:00:00';

/** Cut-off of a purchase without a stored cut-off: rows from before the column existed. */
const PURCHASE_CUT_OFF = '15:00:00';

/** Only liquid and overnight funds have this early a cut-off; they get the NAV of the day before (SEBI, 09/2020). */
const LIQUID_CUT_OFF = '13:30';

/** NAV day of a purchase and the moment of its allotment in milliseconds. */
export interface PurchaseDealing {
  readonly navDay: Day;
  readonly allottedAt: number;
}

/** Dealing of a purchase by the moment of its payment (decision 025); allotment is one working day later. */
export const purchaseDealingOf = (paidAt: number, { purchaseCutOff = '' }: OrderTerms): PurchaseDealing => {
  const cutOff = purchaseCutOff === '' ? PURCHASE_CUT_OFF : purchaseCutOff;
  const dealt = startDayOf(paidAt, cutOff);
  return {
    navDay: cutOff.slice(0, 5) <= LIQUID_CUT_OFF ? addDays(dealt, -1) : dealt,
    allottedAt: startOfDay(addWorkingDays(dealt, 1)) + (paidAt - startOfDay(dayAt(paidAt))),
  };
};

/** NAV day of a sale at a moment: a redemption, a payout of a SWP, either side of a transfer. */
export const saleNavDay = (at: number): Day => startDayOf(at, REDEMPTION_CUT_OFF);

/** NAV and its day. Rows and texts use this day, never the moment of the order. */
export interface DatedNav {
  readonly navDay: Day;
  /** rupees; undefined for a scheme without NAVs */
  readonly nav: number | undefined;
}

/**
 * Price of an order with the given NAV day. The sandbox is the fund house too: an order that is carried out on the NAV
 * day gets the NAV that is published on its evening. If an imported history has no NAV of that day, the price and its
 * `navDay` are those of the last day before it.
 */
export const readPriceOfNavDay = async (db: Database, schemeCode: string, navDay: Day): Promise<DatedNav> => {
  const found = await readNavOfDay(db, schemeCode, navDay);
  return found ? { navDay: found.day, nav: found.nav } : { navDay, nav: undefined };
};

type PricedOrder = Pick<OrderRow, 'scheme_code' | 'nav_day'>;

/**
 * Price for the estimated worth of an order on a day: the newest published NAV, which is that of the working day
 * before. Units that were allotted by hand before the publication of their NAV are valued at that NAV, hence at their
 * cost.
 */
export const readLatestPrice = (db: Database, { scheme_code, nav_day }: PricedOrder, today: Day): Promise<DatedNav> => {
  const published = addDays(today, -1);
  return readPriceOfNavDay(db, scheme_code, nav_day > published ? nav_day : published);
};

/** Price of an allotment; an order without a stored NAV day (an older row) gets the newest published NAV. */
export const readAllotmentPrice = (db: Database, order: PricedOrder, at: number): Promise<DatedNav> =>
  order.nav_day === ''
    ? readLatestPrice(db, order, dayAt(at))
    : readPriceOfNavDay(db, order.scheme_code, order.nav_day);
