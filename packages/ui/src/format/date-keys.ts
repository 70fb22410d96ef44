/** Keys of the short names of the months, January first. */
export const monthKeys = [
  'dates.months.0',
  'dates.months.1',
  'dates.months.2',
  'dates.months.3',
  'dates.months.4',
  'dates.months.5',
  'dates.months.6',
  'dates.months.7',
  'dates.months.8',
  'dates.months.9',
  'dates.months.10',
  'dates.months.11',
] as const;

/** Keys of the short names of the weekdays, Sunday first. */
export const weekdayKeys = [
  'dates.weekdays.0',
  'dates.weekdays.1',
  'dates.weekdays.2',
  'dates.weekdays.3',
  'dates.weekdays.4',
  'dates.weekdays.5',
  'dates.weekdays.6',
] as const;
