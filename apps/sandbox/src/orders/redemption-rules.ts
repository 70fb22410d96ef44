import { type OrderRow } from './order-tables.ts';
import { inPaise } from './order-money.ts';
import { type PayoutRow } from './schedule-tables.ts';

/** `HH:MM:SS`: up to its minute a redemption gets the NAV of its day (SEBI, for every kind of scheme). */
export const REDEMPTION_CUT_OFF = '15:00:00';
/** Working days from the day of the NAV to the money. */
export const CREDIT_WORKING_DAYS = 3;
/** Rupees. */
export const LEAST_REDEMPTION = 100;

/** Thousandths of a rupee: what a redemption costs, and what is left of it. */
export const loadOf = (amount: number, percent: number): { readonly fee: number; readonly credited: number } => {
  const fee = inPaise((amount * percent) / 100);
  return { fee, credited: amount - fee };
};

/** What a redemption takes out of an order, by its columns; `amount` is what that is worth. */
export interface Taken extends Pick<OrderRow, 'units' | 'value' | 'redeemable' | 'invested'> {
  readonly amount: number;
}

/** A NAV that nobody knows leaves the units at what was paid for them. */
const priceOf = ({ units, invested }: OrderRow, nav: number | undefined): number =>
  nav !== undefined && nav > 0 ? nav : invested / units / 1000;

/** What all that may be redeemed of an order is worth at a NAV in rupees. */
export const worthAt = (row: OrderRow, nav: number | undefined): number =>
  row.redeemable + (row.units > 0 ? inPaise(row.units * priceOf(row, nav) * 1000) : 0);

/**
 * What a payout takes at the NAV of its day, in rupees: first of what is held without units, then units. All of it takes the
 * units that were held when it was asked for, whatever they are worth by then; an amount takes no more than there is.
 */
export const takenBy = (
  payout: Pick<PayoutRow, 'amount' | 'is_whole' | 'units'>,
  row: OrderRow,
  nav: number | undefined,
): Taken => {
  const price = row.units > 0 ? priceOf(row, nav) : 0;
  const worth = (units: number) => inPaise(units * price * 1000);
  const isAll = payout.is_whole === 1;
  const there = row.redeemable + worth(isAll ? Math.min(payout.units, row.units) : row.units);
  const amount = isAll ? there : Math.min(payout.amount, there);
  const redeemable = Math.min(amount, row.redeemable);
  const byAmount = price === 0 ? 0 : Math.min((amount - redeemable) / price / 1000, row.units);
  const units = isAll ? Math.min(payout.units, row.units) : byAmount;
  if (units === row.units && redeemable === row.redeemable) {
    return { amount, units, redeemable, value: row.value, invested: row.invested };
  }
  const value = row.redeemable === 0 ? 0 : inPaise((row.value * redeemable) / row.redeemable);
  const share = (value + worth(units)) / (row.value + worth(row.units));
  return { amount, units, redeemable, value, invested: Math.min(row.invested, inPaise(row.invested * share)) };
};
