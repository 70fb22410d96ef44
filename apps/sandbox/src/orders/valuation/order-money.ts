import { type Day } from '../../kit/days.ts';
import { parseFields } from '../../kit/json.ts';
import { type Database } from '../../store/database.ts';
import { type OrderRow, type OrderTerms } from '../records/order-tables.ts';
import { type PlaceInHolding, shareOfWorth } from './holding-worth.ts';
import { readLatestPrice } from './pricing.ts';

/** Amounts of an order in thousandths of a rupee. */
export interface OrderMoney {
  readonly invested: number;
  readonly value: number;
  readonly redeemable: number;
}

const PAISA = 10;

/** Rounds thousandths of a rupee to whole paise: money moves in whole paise. */
export const roundToPaise = (thousandths: number): number => Math.round(thousandths / PAISA) * PAISA;

export const orderTermsOf = ({ terms }: Pick<OrderRow, 'terms'>): OrderTerms => parseFields(terms);

/** Units that an amount (thousandths of a rupee) buys at a NAV in rupees. */
export const computeUnits = (amount: number, nav: number): number => amount / 1000 / nav;

/**
 * Worth of an order on a day: its units at the newest NAV, plus any value without known units. The amount of a
 * requested redemption still counts as value, but cannot be redeemed again.
 */
export const readOrderMoney = async (
  db: Database,
  row: OrderRow,
  { today, place, requested = 0 }: { readonly today: Day; readonly place: PlaceInHolding; readonly requested?: number },
): Promise<OrderMoney> => {
  const { invested, units } = row;
  const unreservedAmount = (redeemable: number) => Math.max(0, redeemable - requested);
  if (units === 0) return { invested, value: row.value, redeemable: unreservedAmount(row.redeemable) };
  const { nav } = await readLatestPrice(db, row, today);
  if (nav === undefined) return { invested, value: invested, redeemable: unreservedAmount(invested) };
  const worth = shareOfWorth(units, nav, place);
  return { invested, value: row.value + worth, redeemable: unreservedAmount(row.redeemable + worth) };
};
