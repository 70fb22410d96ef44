// Constants sent by the client (contract 1.7): the purpose of a code.
/** The action that a two-factor code confirms. The last two are proposed (C-25). */
export const REQUEST_ACTIONS = {
  nomineeUpdate: 'nominee update',
  sipOrder: 'sip order registration',
  swpRegistration: 'swp registration',
  redeemOrder: 'redeem order',
  singleOrder: 'single order registration',
  pinChange: 'mpin change',
} as const;
export type RequestAction = (typeof REQUEST_ACTIONS)[keyof typeof REQUEST_ACTIONS];

/** A nominee update and a redemption also require a code by email. */
export const isOtpEmailRequired = (action: RequestAction): boolean =>
  action === REQUEST_ACTIONS.nomineeUpdate || action === REQUEST_ACTIONS.redeemOrder;

export const REQUEST_FROM = {
  orderResponse: 'orderResponse',
  sipResponse: 'sipResponse',
  paymentResponse: 'paymentResponse',
  pin: 'pin',
} as const;
