/** How a day that comes again is said: "5th of every month" (DO-110, DO-456). */
export const repeats = {
  every: '{day} of every {period}',
  each: 'every {period}',
  /** By the wire's name of the frequency, in capitals. */
  periods: {
    DAILY: 'day',
    WEEKLY: 'week',
    FORTNIGHTLY: 'fortnight',
    MONTHLY: 'month',
    QUARTERLY: 'quarter',
    'HALF-YEARLY': 'half-year',
    YEARLY: 'year',
  },
  /** By the last digit; 11 to 13 take the last one. */
  ordinals: { '1': '{day}st', '2': '{day}nd', '3': '{day}rd', other: '{day}th' },
} as const;
