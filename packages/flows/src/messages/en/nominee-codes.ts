/** Texts of the codes that confirm a nominee; quoted texts of the specification are verbatim. */
export const nomineeCodes = {
  mobile: 'OTP received on mobile',
  email: 'OTP received on email',
  sending: 'Sending a code to your mobile number and one to your email',
  notSent: 'The codes were not sent',
  'notSent.explain': 'Your nominee has been saved. Request the codes again to confirm your nominee.',
  request: 'Send the codes',
  resend: 'Resend OTP',
  resendIn: 'You can resend OTP in {seconds} secs',
  verified: 'Your nominee is confirmed',
  'verified.explain': 'You do not need to enter anything here. Next, we take your photo.',
  'notice.acceptedBefore':
    'Your nominee may already be confirmed: we did not get an answer, and each code works only once. Reload this page to check.',
} as const;
