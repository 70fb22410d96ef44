/** Wording of a recurring day: "5th of every month" (DO-110, DO-456). */
export const repeats = {
  every: '{day} of every {period}',
  each: 'every {period}',
  /** Keys are the frequencies of the wire, in capitals. */
  periods: {
    DAILY: 'day',
    WEEKLY: 'week',
    FORTNIGHTLY: 'fortnight',
    MONTHLY: 'month',
    QUARTERLY: 'quarter',
    'HALF-YEARLY': 'half-year',
    YEARLY: 'year',
  },
  /** Keys are last digits; 11 to 13 use the last entry. */
  ordinals: { '1': '{day}st', '2': '{day}nd', '3': '{day}rd', other: '{day}th' },
} as const;
