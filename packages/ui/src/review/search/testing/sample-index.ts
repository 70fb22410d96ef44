import type { SearchIndex } from '../search-index.ts';

/** Places: 0 and 1 are stories, 2 to 4 texts, 5 a code, 6 a row, 7 a port. */
export const sampleIndex: SearchIndex = {
  terms: {
    story: ['Verifying After Wrong Code', 'Closed After Code'],
    text: ['The code is not right.', 'Resend OTP', 'You pay ₹1,032 now'],
    message: [],
    code: ['032 otpExpired'],
    row: ['ON-155 Resend sends the request again'],
    port: ['secondFactor.sendCode → sendOtp'],
    event: [],
    state: [],
  },
  units: [
    {
      title: 'Flows/Checkout/Payment',
      page: 'flows-checkout-payment--docs',
      distances: [],
      stories: [['Closed After Code', 'flows-checkout-payment--closed', [1, 3]]],
    },
    {
      title: 'Flows/Access/SignInCode',
      page: 'flows-access-signincode--docs',
      distances: [6],
      stories: [['Verifying After Wrong Code', 'flows-access-signincode--verifying', [0, 2, 1, 2, 2]]],
    },
  ],
};
