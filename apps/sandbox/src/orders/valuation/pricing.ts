import {
  computeDealing,
  fundKindOf,
  momentInIndia,
  redemptionCutOffOf,
  type Dealing,
  type DealingTerms,
  type FundKind,
} from '@folioflow/api/contract';
import { readNavOfDay } from '../../catalogue/port.ts';
import { addDays, addWorkingDays, type Day, dayAt, startOfDay } from '../../kit/days.ts';
import { type Database } from '../../store/database.ts';
import { type OrderRow, type OrderTerms } from '../records/order-tables.ts';

/** Cut-off of a purchase without a stored cut-off: rows from before the column existed. */
const PURCHASE_CUT_OFF = '15:00:00';

/** NAV day of a purchase and the moment of its allotment in milliseconds. */
export interface PurchaseDealing {
  readonly navDay: Day;
  readonly allottedAt: number;
}

/** The rules of the contract, with the cut-off of a scheme: it is readable in every row. */
const dealingAt = (at: number, terms: Pick<DealingTerms, 'side' | 'fundKind' | 'cutOff'>): Dealing => {
  const dealing = computeDealing(momentInIndia(at), terms);
  if (dealing === null) throw new Error(`No cut-off can be read from ${terms.cutOff}.`);
  return dealing;
};

/** Kind of the fund of an order, by the terms of its placement. */
const fundKindOfTerms = ({ subCategory, purchaseCutOff }: OrderTerms): FundKind =>
  fundKindOf({ subCategory, purchaseCutOff });

/** Dealing of a purchase by the moment of its payment (decision 025); allotment is one working day later. */
export const purchaseDealingOf = (paidAt: number, terms: OrderTerms): PurchaseDealing => {
  const { purchaseCutOff = '' } = terms;
  const cutOff = purchaseCutOff === '' ? PURCHASE_CUT_OFF : purchaseCutOff;
  const { dealtOn, navDay } = dealingAt(paidAt, { fundKind: fundKindOfTerms(terms), cutOff });
  return {
    navDay,
    allottedAt: startOfDay(addWorkingDays(dealtOn, 1)) + (paidAt - startOfDay(dayAt(paidAt))),
  };
};

/** `HH:MM:SS`: a redemption on a day is in time up to this minute. */
export const redemptionCutOffOfTerms = (terms: OrderTerms, today: Day): string =>
  `${redemptionCutOffOf(fundKindOfTerms(terms), today)}:00`;

/** Dealing of a sale at a moment: a redemption, a payout of a SWP, the source of a transfer. */
export const saleDealingOf = (at: number, terms: OrderTerms): Dealing =>
  dealingAt(at, {
    side: 'sale',
    fundKind: fundKindOfTerms(terms),
    cutOff: redemptionCutOffOfTerms(terms, dayAt(at)),
  });

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
 * Price for the estimated worth of an order on a day: the newest published NAV. A NAV is published in the evening of its
 * day, so that units of today have the NAV of a day before.
 */
export const readLatestPrice = (
  db: Database,
  { scheme_code }: Pick<OrderRow, 'scheme_code'>,
  today: Day,
): Promise<DatedNav> => readPriceOfNavDay(db, scheme_code, addDays(today, -1));

/** Price of an allotment; an order without a stored NAV day (an older row) gets the newest published NAV. */
export const readAllotmentPrice = (db: Database, order: PricedOrder, at: number): Promise<DatedNav> =>
  order.nav_day === ''
    ? readLatestPrice(db, order, dayAt(at))
    : readPriceOfNavDay(db, order.scheme_code, order.nav_day);
