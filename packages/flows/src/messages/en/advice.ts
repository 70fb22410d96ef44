/** Texts of expert advice on a watchlist; quoted texts of the specification are verbatim (DO-213 to DO-220). */
export const advice = {
  continue: 'Continue',
  cancel: 'Cancel',
  'advisor.title': 'Choose your scheme advisor',
  'advisor.lead': 'Who should advise you on your watchlist {watchlist}?',
  'advisor.label': 'Advisors',
  'advisor.none': 'No advisor is available at the moment.',
  'plan.title': 'Choose your price plan',
  'plan.lead': 'Advice on {watchlist} by {advisor}.',
  'plan.label': 'Price plans',
  'plan.none': 'No price plan is available at the moment.',
  'plan.next':
    'Continue opens the payment window of the card provider. It shows the amount again. Your card details are not shared with us, and you can close the window without paying. Your subscription starts when your payment is confirmed.',
  'plan.notice.lostAnswer': 'We did not get an answer. You have not paid anything: please try again.',
  'paying.opening': 'The payment window is opening. Complete or close the payment there.',
  'confirming.title': 'Your payment is being confirmed',
  'confirming.lead':
    'Please do not press Back or Refresh. This takes about {from} to {to} seconds, and you pay only once.',
  'paid.title': 'You have paid, but the payment is not confirmed yet',
  'paid.lead': 'Confirm it again. It is the same payment: you will not be charged twice.',
  'paid.kept': 'You can also close this window and confirm the payment when you next ask for advice on this watchlist.',
  'paid.refused':
    'The payment was not accepted. You can confirm it again. Note these numbers before you close this window: you need them to trace your payment, and they are not shown again.',
  'paid.notice.lostAnswer': 'We did not get an answer.',
  'paid.watchlist': 'Watchlist',
  'paid.plan': 'Plan',
  'paid.amount': 'Paid',
  'paid.payment': 'Payment number',
  'paid.order': 'Order number',
  'paid.retry': 'Confirm again',
  'paid.close': 'Close',
  'checkout.missing': 'The payment window could not be opened. You have not paid anything: please try again.',
} as const;
