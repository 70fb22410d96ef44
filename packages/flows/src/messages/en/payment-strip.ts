/** Texts of the strip about the next payments, above the holdings. */
export const paymentStrip = {
  title: 'Payments ahead',
  calendar: 'See payments by day',
  checking: 'Looking for your next debit',
  unchecked: 'We could not check your payments.',
  'unchecked.retry': 'Try again',
  'waiting.one': '{count} order is waiting for your payment.',
  waiting: '{count} orders are waiting for your payment.',
  'waiting.pay': 'Pay now',
  next: 'Next debit: {amount} on {day}',
  'next.noAmount': 'Next debit on {day}',
  /** Before the name of the scheme. */
  'next.scheme': 'SIP',
  'next.scheme.expected': 'Expected SIP',
  'next.several': '{count} SIPs on this day',
  'next.several.expected': '{count} SIPs on this expected day',
  none: 'No debit in the next three months.',
  'none.detail': 'Payouts are in the calendar.',
} as const;
