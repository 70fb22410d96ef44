/** Words of the codes that confirm a nominee; quoted texts of the specification stand here verbatim. */
export const nomineeCodes = {
  mobile: 'OTP received on mobile',
  email: 'OTP received on email',
  sending: 'Sending a code to your mobile number and one to your email',
  notSent: 'The codes were not sent',
  'notSent.explain': 'Your nominee is saved. Ask for the codes again to confirm it.',
  request: 'Send the codes',
  resend: 'Resend OTP',
  resendIn: 'You can resend otp in {seconds} secs',
  verified: 'Your nominee is confirmed',
  'verified.explain': 'There is nothing to enter here. Next is your photo.',
  'notice.acceptedBefore':
    'Your nominee may be confirmed already: the answer to these codes was lost, and a code works once. Load this page again to see whether it is.',
} as const;
