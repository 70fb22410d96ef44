/** Texts around the steps of the personal information wizard. */
export const wizard = {
  title: 'Personal information',
  'address.title': 'Communication address',
  'address.lead': 'Your postal address, filled in from your Aadhaar card. Correct it if necessary.',
  'income.title': 'Income and occupation',
  'income.lead': 'Mutual funds must know the source of your money. We do not show it to anyone else.',
  'nominee.title': 'Your nominee',
  'nominee.lead': 'Receives your investments if you die. We read the name from a proof of identity.',
  'codes.title': 'Confirm your nominee',
  'codes.lead': 'Enter the two codes that we sent you.',
  'codes.why':
    'Under the guidelines of SEBI, the securities regulator, two-factor authentication is mandatory for a change of nominee.',
  'summary.title': 'Your KYC information',
  'summary.lead': 'Your personal information is verified.',
  'summary.next': 'Go to e-Sign',
  'finished.title': 'Your photo has been submitted',
  'finished.explain': 'We will check it and complete this step. You can continue with your e-signature.',
  'finished.next': 'Go to e-Sign',
} as const;
