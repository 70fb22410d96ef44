/** The invest panel. */
import { invest as documented } from '../en/invest.ts';
import type { Translated } from '../translated.ts';

export const invest = {
  ...documented,
  'invest.tab.sip': 'SIP',
  'invest.tab.lumpsum': 'One time',
  'invest.nowAmount': 'Invest {amount} now',
  'fact.redeemAllowed': 'Units can be redeemed',
  'fact.redeemNotAllowed': 'Units cannot be redeemed',
  'fact.settledFirst': 'Settled on the first working day',
  'fact.settledSecond': 'Settled on the second working day',
  'fact.settledThird': 'Settled on the third working day',
  'fact.settledLater': 'Settled after {value} working days',
  'fact.exitLoad': 'An exit load applies',
  'fact.exitLoadOf': 'An exit load applies: {value}',
  'fact.noExitLoad': 'No exit load applies',
  'nominee.resendIn': 'You can resend the OTP in {seconds} s',
  'banner.pending': 'You have a pending order.',
  'bannerLink.notAllowed': 'Complete this step',
  'bannerLink.kyc': 'Complete your KYC',
  'bannerLink.nominee': 'Verify your nominee',
  'bannerLink.pending': 'Complete your order',
  'nominee.title': 'Two-factor authentication',
} as const satisfies Translated<typeof documented>;
