/** Days and times as they are written. */
export const dates = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  /** As they follow the first of January 1970. */
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  yesterday: 'Yesterday',
  today: 'Today',
  tomorrow: 'Tomorrow',
} as const;
