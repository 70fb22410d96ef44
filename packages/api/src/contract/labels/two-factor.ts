// Constants sent by the client (contract 1.7): what a code is asked for.
/** What a two-factor code is asked for. The last two are proposed by us (C-25). */
export const REQUEST_ACTIONS = {
  nomineeUpdate: 'nominee update',
  sipOrder: 'sip order registration',
  swpRegistration: 'swp registration',
  redeemOrder: 'redeem order',
  singleOrder: 'single order registration',
  pinChange: 'mpin change',
} as const;
export type RequestAction = (typeof REQUEST_ACTIONS)[keyof typeof REQUEST_ACTIONS];

/** Only these two actions also send a code by e-mail. */
export const isOtpEmailRequired = (action: RequestAction): boolean =>
  action === REQUEST_ACTIONS.nomineeUpdate || action === REQUEST_ACTIONS.redeemOrder;

export const REQUEST_FROM = {
  orderResponse: 'orderResponse',
  sipResponse: 'sipResponse',
  paymentResponse: 'paymentResponse',
  pin: 'pin',
} as const;
