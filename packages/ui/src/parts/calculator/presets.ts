import { formatPercent, formatRupees } from '../../format/money.ts';

/** Returns the buttons of some figures. */
export const toPresets = (figures: readonly number[], format: (figure: number) => string) =>
  figures.map((figure) => ({ value: String(figure), label: format(figure) }));

/** Common amounts in rupees. */
export const amountPresets = (amounts: readonly number[]) => toPresets(amounts, (amount) => formatRupees(amount));

export const yearPresets = toPresets([5, 10, 15, 20], String);

/** Percentages a year. */
export const returnPresets = toPresets([8, 10, 12, 15], (percent) => formatPercent(percent));
