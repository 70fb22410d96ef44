import { type Day } from '../../kit/days.ts';
import { addMonths } from '../../kit/periods.ts';
import { type OpenLot } from './open-lots.ts';

const MONTHS_PER_YEAR = 12;

/** Months of a lock-in such as `3 years`; 0 for ''. */
export const lockInMonthsOf = (lockIn: string): number => {
  const years = /^(\d+) years?$/.exec(lockIn)?.[1];
  return years === undefined ? 0 : Number(years) * MONTHS_PER_YEAR;
};

/** Units that cannot be sold on a day, in millionths: those within the lock-in, except units of redeemable orders. */
export const countLockedUnits = (
  lots: readonly OpenLot[],
  { lockInMonths, redeemableOrderIds, today }: LockIn,
): number =>
  lots
    .filter(({ boughtOn, orderId }) => addMonths(boughtOn, lockInMonths) > today && !redeemableOrderIds.has(orderId))
    .reduce((total, { units }) => total + units, 0);

interface LockIn {
  readonly lockInMonths: number;
  readonly redeemableOrderIds: ReadonlySet<string>;
  readonly today: Day;
}
