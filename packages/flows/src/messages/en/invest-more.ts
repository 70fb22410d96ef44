/** Words of another investment into an order; quoted texts of the specification stand here verbatim. */
export const investMore = {
  title: 'Invest more',
  lead: 'Say how much. What happens with it stands below, before you confirm anything.',
  'lead.checking': 'Nothing is sent meanwhile.',
  worth: 'Current value',
  amount: 'Amount',
  'amount.hint': 'From {minimum}',
  'amount.belowMinimum': 'At least {minimum}',
  submit: 'Confirm',
  toList: 'Go to Order List',
  'agree.title': 'What happens',
  'agree.once': '{amount}, once',
  'agree.units': 'You buy more units of {scheme}.',
  'agree.payNext':
    'Confirm places an order of its own; then you choose how to pay it. Until you pay, no money leaves your account.',
  'agree.folio': 'In your folio',
  'notice.notListed': 'Your order list has no such order. If you invest the same amount again, it is not placed twice.',
  checking: 'We are looking whether your order was placed.',
  placed: 'Your order is placed. You choose next how to pay it.',
  'blocked.title': 'You cannot invest more in this order now',
} as const;
