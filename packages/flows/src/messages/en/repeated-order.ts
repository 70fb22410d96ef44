/** Words of the question before the same order is placed again; `{time}` is a clock of today. */
export const repeatedOrder = {
  lumpsum: 'You placed the same order at {time}. Place another?',
  sip: 'You placed the same SIP at {time}. Place another?',
  stp: 'You registered the same STP at {time}. Register another?',
  swp: 'You registered the same SWP at {time}. Register another?',
  redemption: 'You placed the same redemption at {time}. Place another?',
  mandate: 'You registered the same mandate at {time}. Register another?',
  'confirm.placed': 'Place another',
  'confirm.registered': 'Register another',
  leave: 'Go back',
  list: 'See your orders',
} as const;
