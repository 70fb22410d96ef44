import { type OrderRow } from '../records/order-tables.ts';
import { worthOfUnits } from './holding-worth.ts';
import { roundToPaise } from './order-money.ts';
import { type PayoutRow } from '../records/schedule-tables.ts';

/** Working days from the NAV day to the credit. */
export const CREDIT_WORKING_DAYS = 3;
/** Minimum of a redemption in rupees. */
export const MIN_REDEMPTION = 100;

/** Exit load of a redemption and the amount after it, in thousandths of a rupee. */
export const computeExitLoad = (
  amount: number,
  percent: number,
): { readonly fee: number; readonly credited: number } => {
  const fee = roundToPaise((amount * percent) / 100);
  return { fee, credited: amount - fee };
};

/** Deduction of a sale from the columns of an order; `amount` is its worth. */
export interface SaleDeduction extends Pick<OrderRow, 'units' | 'value' | 'redeemable' | 'invested'> {
  readonly amount: number;
}

/** Without a known NAV, units are worth their cost. */
const unitPriceOf = ({ units, invested }: OrderRow, nav: number | undefined): number =>
  nav !== undefined && nav > 0 ? nav : invested / units / 1000;

/** Worth of some of the units of an order. */
const worthOfPart = (row: OrderRow, units: number, nav: number | undefined): number =>
  nav !== undefined && nav > 0 ? worthOfUnits(units, nav) : roundToPaise((row.invested * units) / row.units);

/** Worth of everything redeemable in an order at a NAV in rupees. */
export const computeRedeemableWorth = (row: OrderRow, nav: number | undefined): number =>
  row.redeemable + (row.units > 0 ? worthOfPart(row, row.units, nav) : 0);

/**
 * Deduction of a payout at the NAV of its day, in rupees: first from the value without units, then from units. A full
 * redemption sells the units of the moment of its request at any NAV; a partial one sells at most what is available.
 */
export const computeDeduction = (
  payout: Pick<PayoutRow, 'amount' | 'is_whole' | 'units'>,
  row: OrderRow,
  nav: number | undefined,
): SaleDeduction => {
  const price = row.units > 0 ? unitPriceOf(row, nav) : 0;
  const worthOf = (units: number) => (row.units > 0 ? worthOfPart(row, units, nav) : 0);
  const isAll = payout.is_whole === 1;
  const there = row.redeemable + worthOf(isAll ? Math.min(payout.units, row.units) : row.units);
  const amount = isAll ? there : Math.min(payout.amount, there);
  const redeemable = Math.min(amount, row.redeemable);
  const byAmount = price === 0 ? 0 : Math.min((amount - redeemable) / price / 1000, row.units);
  const units = isAll ? Math.min(payout.units, row.units) : byAmount;
  if (units === row.units && redeemable === row.redeemable) {
    return { amount, units, redeemable, value: row.value, invested: row.invested };
  }
  const value = row.redeemable === 0 ? 0 : roundToPaise((row.value * redeemable) / row.redeemable);
  const share = (value + worthOf(units)) / (row.value + worthOf(row.units));
  return { amount, units, redeemable, value, invested: Math.min(row.invested, roundToPaise(row.invested * share)) };
};
