import { oneTimeCodeRefusals, type OperationText } from './text.ts';

const codeTooSoon = 'A code was requested less than 120 seconds ago, or too often.';
const signInLocked = 'The sign-in is locked for 15 minutes after too many failures.';

export const accessTexts = {
  login: {
    summary: 'Starts a sign-in by mobile number or by email address',
    description:
      'Sends a one-time code to the registered mobile number; a member of staff receives it by email. An unknown ' +
      'mobile number is accepted and becomes a customer with its first valid code. The answer never contains the token ' +
      'of a customer. Without any response, the client assumes success.',
    status: 'pathDocumented',
    references: ['ON-133', 'ON-134', 'ON-460'],
    codes: {
      credentialsRefused: 'The user is unknown or the password is wrong; the text is the same for both.',
      otpRequestedTooSoon: codeTooSoon,
      signInLocked,
    },
  },
  sendOtp: {
    summary: 'Sends the one-time code of a sign-in or of a password reset again',
    description:
      'Invalidates the earlier code of the same sign-in. The first repetition is accepted at any time, further ones 120 ' +
      'seconds after the previous code. Without any response, the client assumes success.',
    status: 'pathDocumented',
    references: ['ON-461'],
    codes: { otpRequestedTooSoon: codeTooSoon, signInLocked },
  },
  validateOtp: {
    summary: 'Checks the one-time code of a sign-in, of a password reset or of an email address',
    description:
      'A customer who has an email address, a password and a PIN receives a full token, another customer a pre-auth ' +
      'token and the page of the next step. A member of staff receives a staff token. During a reset ' +
      '(`is_password_reset`) the pre-auth token is bound to the email address. The check of an email address requires a ' +
      'pre-auth token. A code is valid once.',
    status: 'pathDocumented',
    references: ['ON-462'],
    codes: { ...oneTimeCodeRefusals, signInLocked },
  },
  verifyEmail: {
    summary: 'Sets email address, password and PIN of a new customer, one after the other',
    description:
      '`sendotp` sends a code to the email address, `verifypassword` stores the password (7 to 22 letters, digits and ' +
      '`@`), `verifypin` stores the PIN (4 digits) and answers the full token. The customer is identified by the token, ' +
      'never by `login_email`.',
    status: 'pathDocumented',
    references: ['ON-464'],
    codes: {
      preconditionFailed: 'The previous step is not finished.',
      otpRequestedTooSoon: codeTooSoon,
      invalid: 'The email address belongs to another customer, or the password or PIN has a wrong form.',
    },
  },
  resetPassword: {
    summary: 'Starts a password reset, or sets the new password',
    description:
      '`sendotp` sends a code to the email address; the answer is the same for an unknown address. `resetpassword` ' +
      'requires the pre-auth token of `validateOtp`, stores the password and ends all sessions of the customer.',
    status: 'pathDocumented',
    references: ['ON-465'],
    codes: {
      preconditionFailed: 'No code of this reset is verified.',
      otpRequestedTooSoon: codeTooSoon,
    },
  },
  sendTwoFactorOtp: {
    summary: 'Sends the code that confirms an action',
    description:
      'Sends a code by mobile, and another by email where `is_otp_email_required` is true. The returned id is valid for ' +
      'five minutes, five tries and one use, and only for this customer, session and action; it invalidates the earlier ' +
      'id of the same action. Without any response, the client assumes success.',
    status: 'documented',
    references: ['ON-463', 'ON-474', 'DO-406', 'OM-299'],
    codes: {
      preconditionFailed: 'There is nothing to confirm.',
      otpRequestedTooSoon: 'More than five codes were requested for this action in 15 minutes.',
    },
  },
  verifyMpin: {
    summary: 'Replaces the PIN',
    description: 'Requires the code of the action `mpin change`. A locked PIN is unlocked.',
    status: 'pathDocumented',
    references: ['ON-466'],
    codes: oneTimeCodeRefusals,
  },
  activateAccount: {
    summary: 'Activates the email address of an account',
    description: 'The token header contains the id from the activation link, which is valid once.',
    status: 'pathDocumented',
    references: ['ON-476'],
    codes: { notFound: 'The id is unknown or used.' },
  },
  logout: {
    summary: 'Revokes the token',
    description:
      'The client clears its own session first and ignores the answer. A request without a token is accepted.',
    status: 'pathDocumented',
    references: ['ON-412', 'ON-477'],
    codes: {},
  },
} as const satisfies Record<string, OperationText>;
