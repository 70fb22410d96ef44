export { dayInIndia, timeText } from './clock.ts';
export { dayText, dayTimeText, nearDayText, weekdayText } from './day.ts';
export { masked } from './masked.ts';
export {
  directionOf,
  groupIndian,
  isAbove,
  NO_FIGURE,
  percent,
  rupees,
  units,
  type Direction,
  type RupeeOptions,
} from './money.ts';
export { riskTone } from './risk.ts';
