import { navOn } from '../catalogue/port.ts';
import { type Day } from '../kit/days.ts';
import { fieldsOf } from '../kit/json.ts';
import { type Database } from '../store/database.ts';
import { type OrderRow, type OrderTerms } from './order-tables.ts';

/** Money of an order in thousandths of a rupee. */
export interface OrderMoney {
  readonly invested: number;
  readonly value: number;
  readonly redeemable: number;
}

const PAISA = 10;

/** Thousandths of a rupee rounded to whole paise, as money that moves has to be. */
export const inPaise = (thousandths: number): number => Math.round(thousandths / PAISA) * PAISA;

export const termsOf = ({ terms }: Pick<OrderRow, 'terms'>): OrderTerms => fieldsOf(terms);

/** Units that an amount buys at a NAV in rupees. */
export const unitsFor = (amount: number, nav: number): number => amount / 1000 / nav;

/**
 * What an order is worth on a day: its units at the day's NAV, and what is held without known units. What a redemption
 * that is under way has asked for is still held, and cannot be redeemed once more.
 */
export const moneyOf = async (db: Database, row: OrderRow, today: Day, requested = 0): Promise<OrderMoney> => {
  const { invested, units } = row;
  const left = (redeemable: number) => Math.max(0, redeemable - requested);
  if (units === 0) return { invested, value: row.value, redeemable: left(row.redeemable) };
  const nav = await navOn(db, row.scheme_code, today, today);
  if (nav === undefined) return { invested, value: invested, redeemable: left(invested) };
  const worth = inPaise(units * nav * 1000);
  return { invested, value: row.value + worth, redeemable: left(row.redeemable + worth) };
};
