/** Texts of the e-sign stage; quoted texts of the specification are verbatim. */
export const esign = {
  title: 'ESign KYC AADHAAR',
  'lead.consenting':
    'Read the details on record, then sign with a code sent to the mobile number linked to your Aadhaar.',
  'lead.done': 'These are the details that you signed.',
  consent: 'I have read the details below, they are correct, and I agree to sign my KYC with Aadhaar.',
  sign: 'eSIGN',
  'sign.documentMissing': 'Your document is not ready for signing yet. Check again in a few minutes.',
  'sign.reload': 'Check again',
  'sign.open': 'Finish signing in the window that has opened.',
  'sign.abandon': 'Stop signing',
  'sign.widgetMissing': 'The e-sign window could not be opened. Reload this page and try again.',
  'sign.widgetFailed': 'The signature was not completed. Please try again.',
  verifying: 'We are checking your signature',
  'unverified.title': 'You have signed',
  'unverified.text':
    'We did not get an answer when we submitted your signature. Submit it again: you do not need to sign twice.',
  'unverified.retry': 'Submit again',
  'unverified.reload': 'Check status',
  'notice.lostAnswer': 'We did not get an answer.',
  'awaiting.title': 'You have signed. Your KYC is waiting for approval',
  awaiting: 'Your signed KYC is awaiting approval from BSE Star MF platform. It will take 1-3 working days.',
  'awaiting.reload': 'Check again',
  approved: 'Your KYC is approved. You can invest now.',
  'approved.explore': 'Explore schemes',
} as const;
