/** Texts of the banner about the KYC, and of the empty portfolio of a person whose KYC is not approved. */
export const kycProgress = {
  due: 'Your KYC is at step {step} of {steps}: {stage}.',
  'due.continue': 'Continue KYC',
  'stage.pan': 'PAN card',
  'stage.aadhaar': 'Aadhaar card',
  'stage.bank': 'bank account',
  'stage.personal': 'personal information',
  'stage.esignkyc': 'e-signature',
  submitted: 'Your KYC is being approved, usually within 1 to 3 working days.',
  'submitted.open': 'Open My KYC',
  approved: 'Your KYC is approved, and you can invest now.',
  unchecked: 'We could not check your KYC just now.',
  'unchecked.open': 'Open My KYC',
  'empty.explain': 'You can invest as soon as your KYC is approved.',
  'empty.retry': 'Try again',
} as const;
