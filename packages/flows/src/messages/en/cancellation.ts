/** Texts of the dialog that cancels an order, a SIP, a STP or a SWP; its buttons are those of the PIN dialog (OM-076). */
export const cancellation = {
  'title.order': 'Cancel this order?',
  'title.plan': 'Cancel this SIP?',
  'title.transfers': 'Cancel this STP?',
  'title.withdrawals': 'Cancel this SWP?',
  'ends.order': 'The order of {amount} ends immediately. No units are bought.',
  'ends.plan': 'The SIP ends immediately. No further instalment will be paid.',
  'ends.plan.from':
    'The SIP ends immediately. The instalment of {amount} on {day} and all later instalments will not be paid.',
  'ends.transfers': 'The transfers end immediately. No further transfer will be made.',
  'ends.transfers.from':
    'The transfers end immediately. The transfer of {amount} on {day} and all later transfers will not be made.',
  'ends.withdrawals': 'The withdrawals end immediately. No further payout will be made.',
  'ends.withdrawals.from':
    'The withdrawals end immediately. The payout of {amount} on {day} and all later payouts will not be made.',
  'stays.order': 'You pay nothing.',
  'stays.units': 'Your existing units stay invested. None are sold, so no exit load applies.',
  'stays.units.about':
    'Your existing units, worth about {amount} today, stay invested. None are sold, so no exit load applies.',
  'stays.withdrawals': 'Your existing units stay invested. Units that are already sold are still paid out.',
  'stays.withdrawals.about':
    'Your existing units, worth about {amount} today, stay invested. Units that are already sold are still paid out.',
  final: 'This cannot be undone.',
  'confirm.order': 'Cancel order',
  'confirm.plan': 'Cancel SIP',
  'confirm.transfers': 'Cancel STP',
  'confirm.withdrawals': 'Cancel SWP',
  'keep.order': 'Keep order',
  'keep.plan': 'Keep SIP',
  'keep.transfers': 'Keep STP',
  'keep.withdrawals': 'Keep SWP',
} as const;
