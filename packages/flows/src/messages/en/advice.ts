/** Words of expert advice on a watchlist; quoted texts of the specification stand here verbatim (DO-213 to DO-220). */
export const advice = {
  continue: 'Continue',
  cancel: 'Cancel',
  'advisor.title': 'Choose your scheme advisor',
  'advisor.lead': 'Who should advise you on your watchlist {watchlist}?',
  'advisor.label': 'Advisors',
  'advisor.none': 'No advisor can be asked at the moment.',
  'plan.title': 'Choose your price plan',
  'plan.lead': 'Advice on {watchlist} by {advisor}.',
  'plan.label': 'Price plans',
  'plan.none': 'No price plan is offered at the moment.',
  'plan.next':
    'Continue opens the payment window of the card provider. It shows the amount again, your card details stay with it, and you can close it without paying. You are subscribed as soon as your payment is confirmed.',
  'plan.notice.lostAnswer': 'We did not get an answer. Nothing was paid: please try again.',
  'paying.opening': 'The payment window opens. Pay or close it there.',
  'confirming.title': 'Your payment is being confirmed',
  'confirming.lead':
    'Please do not press Back or Refresh. This takes about {from} to {to} seconds, and you pay once only.',
  'paid.title': 'You have paid, and the payment is not confirmed yet',
  'paid.lead': 'Confirm it again: it is the same payment, and you do not pay a second time.',
  'paid.kept': 'You can also close this. The payment is kept and waits here when you ask for advice on this watchlist.',
  'paid.refused':
    'The payment was not accepted. You can confirm it again. Keep these numbers before you close this: with them your payment can be found, and they are not shown again.',
  'paid.notice.lostAnswer': 'We did not get an answer.',
  'paid.watchlist': 'Watchlist',
  'paid.plan': 'Plan',
  'paid.amount': 'Paid',
  'paid.payment': 'Payment number',
  'paid.order': 'Order number',
  'paid.retry': 'Confirm again',
  'paid.close': 'Close',
  'checkout.missing': 'The payment window could not be opened. Nothing was paid: please try again.',
} as const;
