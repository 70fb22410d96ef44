/** Words of the e-sign stage; quoted texts of the specification stand here verbatim. */
export const esign = {
  title: 'ESign KYC AADHAAR',
  'lead.consenting':
    'Read what we have on record. You then sign it with a code that comes to the mobile number of your Aadhaar.',
  'lead.done': 'This is what you have signed.',
  consent: 'I have read the details above, they are correct, and I agree to sign my KYC with Aadhaar.',
  sign: 'eSIGN',
  'sign.idMissing': 'Your document is not ready to be signed yet. Reload this page in a few minutes.',
  'sign.open': 'Finish signing in the window that has opened.',
  'sign.abandon': 'Stop signing',
  'sign.widgetMissing': 'The e-sign window could not be opened. Reload this page and try again.',
  'sign.widgetFailed': 'The signature was not completed. Please try again.',
  verifying: 'Your signature is being checked',
  'unverified.title': 'You have signed',
  'unverified.text':
    'We did not get an answer when we handed in your signature. Hand it in again: you need not sign a second time.',
  'unverified.retry': 'Hand in again',
  'unverified.reload': 'Check',
  'notice.lostAnswer': 'We did not get an answer.',
  'awaiting.title': 'You have signed. Now your KYC waits for approval',
  awaiting: 'Your signed KYC is awaiting approval from BSE Star MF platform. It will take 1-3 working days.',
  'awaiting.reload': 'Check again',
  approved: 'Your KYC is approved. You can invest now.',
  'approved.explore': 'Explore schemes',
} as const;
