export { dayInIndia, timeText } from './clock.ts';
export { dayText, dayTimeText } from './day.ts';
export { masked, maskedAccount } from './masked.ts';
export {
  directionOf,
  groupIndian,
  isAbove,
  NO_FIGURE,
  ofPaise,
  percent,
  rupees,
  units,
  type Direction,
  type RupeeOptions,
} from './money.ts';
export { riskTone } from './risk.ts';
export { nearDayText, weekdayText } from './weekday.ts';
