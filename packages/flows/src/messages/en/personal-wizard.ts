/** Words around the steps of the personal information wizard. */
export const wizard = {
  title: 'Personal information',
  'address.title': 'Communication address',
  'address.lead': 'Where post reaches you, filled in from your Aadhaar card. Change what is not right.',
  'income.title': 'Income and occupation',
  'income.lead': 'Mutual funds must know where the money comes from. Nobody else sees it.',
  'nominee.title': 'Your nominee',
  'nominee.lead': 'Who inherits your investments. The name is read from a proof of identity.',
  'codes.title': 'Confirm your nominee',
  'codes.lead': 'Enter both codes we sent you.',
  'codes.why':
    'Under the guidelines of SEBI, the securities regulator, two-factor authentication is mandatory for a change of nominee.',
  'summary.title': 'Your KYC information',
  'summary.lead': 'Your personal information is verified. What is left is your e-signature.',
  'summary.next': 'Go to e-Sign',
  'finished.title': 'Your photo is handed in',
  'finished.explain': 'We will check it and close this step. You can go on with your e-signature.',
  'finished.next': 'Go to e-Sign',
} as const;
