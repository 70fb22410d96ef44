/** Formats of days and times. */
export const dates = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  /** Weekday names, Sunday first. */
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  yesterday: 'Yesterday',
  today: 'Today',
  tomorrow: 'Tomorrow',
} as const;
