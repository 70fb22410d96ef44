export { dayInIndia, timeText } from './clock.ts';
export { dayText, dayTimeText } from './day.ts';
export { maskedContact, maskedAccount } from './masked.ts';
export {
  directionOf,
  groupIndian,
  isAbove,
  NO_FIGURE,
  formatPaiseInRupees,
  formatPercent,
  formatRupees,
  formatUnits,
  type Direction,
  type RupeeOptions,
} from './money.ts';
export { riskTone } from './risk.ts';
export { relativeDayText, weekdayText } from './weekday.ts';
