/** Texts of the strip about the next payments, above the holdings. */
export const paymentStrip = {
  title: 'Payments ahead',
  calendar: 'See payments by day',
  checking: 'Looking for your next debit',
  unchecked: 'We could not check your payments.',
  'unchecked.detail': 'Open the calendar to try again.',
  'waiting.one': '1 order waits for your payment.',
  waiting: '{count} orders wait for your payment.',
  'waiting.pay': 'Pay now',
  next: 'Next debit: {amount} on {day}',
  'next.noAmount': 'Next debit on {day}',
  'next.scheme': 'SIP of {scheme}',
  'next.several': '{count} SIPs on this day',
  'next.expected': 'Expected · {detail}',
  none: 'No debit in the next three months.',
  'none.detail': 'Payouts are in the calendar.',
} as const;
