/** Texts of a page before its code has run. */
export const opening = {
  description: 'Open an account, complete KYC and invest in Indian mutual funds.',
  needsScript:
    '{product} needs JavaScript. Please switch it on in the settings of your browser, or open this page in another one.',
  notFetched: '{product} could not be fetched. Please check your connection.',
  again: 'Try again',
  promise: 'Every rupee accounted for, from the first SIP to the last.',
  opening: 'Opening {product}…',
  backoffice: 'Back-office',
  'backoffice.title': '{product} back-office',
  'backoffice.needsScript': 'The back-office needs JavaScript. Please switch it on in the settings of your browser.',
  'backoffice.notFetched': 'The back-office could not be fetched. Please check your connection.',
  'backoffice.opening': 'Opening the {product} back-office…',
} as const;
