import { type Day } from '../kit/days.ts';
import { fieldsOf } from '../kit/json.ts';
import { type Database } from '../store/database.ts';
import { type OrderRow, type OrderTerms } from './order-tables.ts';
import { latestPrice } from './pricing.ts';

/** Amounts of an order in thousandths of a rupee. */
export interface OrderMoney {
  readonly invested: number;
  readonly value: number;
  readonly redeemable: number;
}

const PAISA = 10;

/** Rounds thousandths of a rupee to whole paise: money moves in whole paise. */
export const inPaise = (thousandths: number): number => Math.round(thousandths / PAISA) * PAISA;

export const termsOf = ({ terms }: Pick<OrderRow, 'terms'>): OrderTerms => fieldsOf(terms);

/** Units that an amount (thousandths of a rupee) buys at a NAV in rupees. */
export const unitsFor = (amount: number, nav: number): number => amount / 1000 / nav;

/**
 * Worth of an order on a day: its units at the newest NAV, plus any value without known units. The amount of a
 * requested redemption still counts as value, but cannot be redeemed again.
 */
export const moneyOf = async (db: Database, row: OrderRow, today: Day, requested = 0): Promise<OrderMoney> => {
  const { invested, units } = row;
  const left = (redeemable: number) => Math.max(0, redeemable - requested);
  if (units === 0) return { invested, value: row.value, redeemable: left(row.redeemable) };
  const { nav } = await latestPrice(db, row, today);
  if (nav === undefined) return { invested, value: invested, redeemable: left(invested) };
  const worth = inPaise(units * nav * 1000);
  return { invested, value: row.value + worth, redeemable: left(row.redeemable + worth) };
};
