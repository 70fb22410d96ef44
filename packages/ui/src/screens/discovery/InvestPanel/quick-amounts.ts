import type { AmountLimits } from '@folioflow/flows';

const SUMS_IN_RUPEES = [500, 1000, 5000, 10_000, 25_000, 50_000, 100_000, 200_000, 500_000];
const COUNT = 3;

/** Returns the three lowest round sums within the limits, in rupees. */
export const quickAmountsOf = ({ minimum, maximum }: AmountLimits): readonly number[] =>
  SUMS_IN_RUPEES.filter((sum) => sum >= minimum && sum <= maximum).slice(0, COUNT);
