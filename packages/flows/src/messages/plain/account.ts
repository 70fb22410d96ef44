/** The PIN change, the account chooser, and the activation, which is not confirmed yet. */
import {
  account as documentedAccount,
  addAccount as documentedAddAccount,
  activation as documentedActivation,
} from '../en/account.ts';
import type { Translated } from '../translated.ts';

export const account = {
  ...documentedAccount,
  'pinChange.title': 'Change your PIN',
  'pinChange.resendIn': 'You can resend the OTP in {seconds} s',
  'identity.tooLarge': 'The file can be at most 2 MB.',
} as const satisfies Translated<typeof documentedAccount>;

export const addAccount = {
  ...documentedAddAccount,
  cardText: 'Any Visa card or Mastercard. Best for small amounts.',
  cardTitle: 'Add a debit card',
} as const satisfies Translated<typeof documentedAddAccount>;

export const activation = {
  ...documentedActivation,
  status: 'Your account is being activated. Sign in to see whether it is open.',
} as const satisfies Translated<typeof documentedActivation>;
