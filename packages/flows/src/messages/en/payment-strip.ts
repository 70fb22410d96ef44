/** Texts of the strip about the next payments, above the holdings. */
export const paymentStrip = {
  title: 'Payments ahead',
  calendar: 'See payments by day',
  checking: 'Looking for your next debit',
  unchecked: 'We could not check your payments just now.',
  'waiting.one': '1 order waits for your payment.',
  waiting: '{count} orders wait for your payment.',
  'waiting.pay': 'Pay now',
  'next.scheme': 'Next debit: {amount} on {day}, SIP of {scheme}.',
  next: 'Next debits: {amount} on {day}.',
  'next.noAmount': 'Next debit on {day}.',
  'day.expected': '{day} (expected)',
  none: 'No debit in the next three months.',
} as const;
