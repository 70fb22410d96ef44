import type { SearchIndex } from '../search-index.ts';

export const sampleIndex: SearchIndex = {
  stories: [
    ['flows-access-signincode--verifying', 'Flows/Access/SignInCode', 'VerifyingAfterWrongCode'],
    ['flows-checkout-payment--closed', 'Flows/Checkout/Payment', 'ClosedAfterCode'],
  ],
  entries: [
    { kind: 'text', name: 'You pay ₹1,032 now', stories: [1] },
    { kind: 'text', name: 'Resend OTP', stories: [0, 1] },
    { kind: 'code', name: '032 otpExpired', stories: [0] },
    { kind: 'port', name: 'secondFactor.sendCode → sendOtp', stories: [0, 1, 0, 1, 0] },
    {
      kind: 'row',
      name: 'ON-155',
      title: 'Resend sends the `login` request again.',
      text: 'Press Resend OTP. · otp',
      users: [{ flow: 'secondFactor', name: 'sendCode' }],
      pages: [['Flows/Access/SignInCode', 'flows-access-signincode--docs']],
      stories: [0],
    },
    {
      kind: 'decision',
      name: 'Decision 032',
      title: 'Codes of the provider',
      text: 'In force.',
      users: [{ flow: 'redeem', name: 'findPlaced' }],
      stories: [],
    },
  ],
};
