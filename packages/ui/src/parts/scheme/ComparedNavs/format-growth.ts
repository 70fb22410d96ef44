import { groupIndian } from '../../../format/money.ts';

/** Formats the growth of 100 with one decimal, which is more exact than the line. */
export const formatGrowth = (value: number): string => groupIndian(value.toFixed(1));
