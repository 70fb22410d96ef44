import { groupIndian } from '../../format/money.ts';

/** What 100 became: one decimal tells more than a line can. */
export const valueText = (value: number): string => groupIndian(value.toFixed(1));
