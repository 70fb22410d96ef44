export { dayInIndia, formatTime } from './clock.ts';
export { formatDay, formatDayAndTime } from './day.ts';
export { formatLastDigits, formatMaskedAccount, maskContact } from './masked.ts';
export {
  directionOf,
  groupIndian,
  isAbove,
  NO_FIGURE,
  formatPaiseInRupees,
  formatPercent,
  formatRupees,
  formatThousandths,
  formatUnits,
  type Direction,
  type RupeeOptions,
} from './money.ts';
export { riskTone } from './risk.ts';
export { formatRelativeDay, formatDayWithWeekday } from './weekday.ts';
