/** Texts of another investment into an order; quoted texts of the specification are verbatim. */
export const investMore = {
  title: 'Invest more',
  lead: 'Enter the amount. You can check the details below before you confirm.',
  'lead.checking': 'Nothing else is sent in the meantime.',
  worth: 'Current value',
  amount: 'Amount',
  'amount.hint': 'From {minimum}',
  'amount.belowMinimum': 'At least {minimum}',
  'amount.tooManyDecimals': 'Enter at most two decimals',
  submit: 'Confirm',
  toList: 'Go to Order List',
  'agree.title': 'What happens next',
  'agree.once': '{amount}, one time',
  'agree.units': 'You buy more units of {scheme}.',
  'agree.payNext':
    'This places a separate order; you then choose how to pay. No money leaves your account until you pay.',
  'agree.folio': 'In your folio',
  'notice.notListed':
    'This order is not in your order list. If you invest the same amount again, it will not be placed twice.',
  checking: 'We are checking whether your order was placed.',
  placed: 'Your order is placed. Next, choose how to pay for it.',
  'blocked.title': 'You cannot invest more in this order right now',
} as const;
