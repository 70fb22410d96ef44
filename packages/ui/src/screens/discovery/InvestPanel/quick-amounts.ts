import type { AmountLimits } from '@folioflow/flows';

const SUMS_IN_RUPEES = [1000, 2500, 10_000, 25_000, 50_000, 100_000, 200_000, 500_000];
const ADDED_SUMS_IN_RUPEES = [1000, 5000, 10_000, 25_000, 50_000, 100_000, 200_000, 500_000];
const COUNT = 3;

/** Returns the three lowest round sums within the limits, in rupees: to enter, or to add to an amount. */
export const quickAmountsOf = ({ minimum, maximum }: AmountLimits, adds = false): readonly number[] =>
  (adds ? ADDED_SUMS_IN_RUPEES : SUMS_IN_RUPEES).filter((sum) => sum >= minimum && sum <= maximum).slice(0, COUNT);
