/** Wording of a recurring day in Hindi: "हर महीने 5 तारीख को". */
import type { repeats as english } from '../en/repeats.ts';
import type { Translated } from '../translated.ts';

export const repeats: Translated<typeof english> = {
  every: 'हर {period} {day} तारीख को',
  each: 'हर {period}',
  /** Keys are the frequencies of the wire, in capitals. */
  periods: {
    DAILY: 'दिन',
    WEEKLY: 'सप्ताह',
    FORTNIGHTLY: 'पखवाड़े',
    MONTHLY: 'महीने',
    QUARTERLY: 'तिमाही',
    'HALF-YEARLY': 'छमाही',
    YEARLY: 'साल',
  },
  /** Hindi has no endings of ordinals in dates: the number alone. */
  ordinals: { '1': '{day}', '2': '{day}', '3': '{day}', other: '{day}' },
};
