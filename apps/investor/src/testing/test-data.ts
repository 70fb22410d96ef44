/** Test data of app tests and journeys: customers of the sandbox, paths of the provider, texts of pages. */

/** Personas by their next stage: PAN card, Aadhaar card, bank. */
export const AT_PAN = '9000000201';
export const AT_AADHAAR = '9000000202';
export const AT_BANK = '9000000203';
/** Personas at the personal stage, or, like PERSONAL_VERIFIED, after it. */
export const MARRIED = '9000000204';
export const SINGLE = '9000000205';
export const NOMINEE_VERIFIED = '9000000206';
export const PERSONAL_VERIFIED = '9000000207';
/** Persona with a verified PAN that is still editable. */
export const PAN_EDITABLE = '9000000208';
export const LEFT_OPEN = '9000000212';

export const GOOD_ACCOUNT = '100000000001';
export const GOOD_IFSC = 'SBOX0000001';

export const cardPaths = {
  load: 'master/stageinfo',
  upload: 'validation/verifyidproof',
  stage: 'validation/verifystage',
} as const;
export const bankPaths = {
  account: 'validation/bankaccount',
  cheque: 'validation/verifyid',
  stage: 'validation/verifystage',
} as const;
export const personalPaths = {
  load: 'master/stageinfo',
  save: 'validation/personal/update',
  nominee: 'validation/nominee/upload',
  codes: 'user/2factor/sendotp',
  validate: 'validation/nominee/2factor',
  photo: 'validation/personal',
} as const;

/** Titles of the steps of the personal wizard. */
export const wizardTitles = {
  address: 'Communication address',
  income: 'Income and occupation',
  nominee: 'Your nominee',
  codes: 'Confirm your nominee',
  photo: 'Verify Your Identity',
} as const;
export type StepName = keyof typeof wizardTitles;
export const wizardSteps = ['address', 'income', 'nominee', 'codes', 'photo'] as const satisfies readonly StepName[];

/** Labels of the pictures of a proof of identity. */
export const slotLabels = {
  front: /^(Image of the proof|Front side of the Aadhaar card)$/,
  back: /^Back side of the Aadhaar card$/,
  guardian: /^PAN card of the guardian$/,
} as const;
export type PictureSlot = keyof typeof slotLabels;

export const scheme = { isin: 'INFZZZ000011', code: 'SC01', name: 'Amaltas Flexi Cap Fund (SC01)' };
export const chartPath = `/charts/${scheme.isin}/${scheme.code}/${encodeURIComponent(scheme.name)}`;
export const comparisonPath = '/schemeList?compare=SC01:INFZZZ000011&compare=SC02';

export const NOT_FOUND = 'Sorry the information you are looking for could not be found';

/** Public pages with their headings. */
export const publicPages = [
  { path: '/reset', heading: 'Reset your password' },
  { path: '/accountactivation/any', heading: 'Account activation' },
  { path: '/contact', heading: 'Contact us' },
  { path: '/imageverification', heading: 'Identity verification' },
  { path: '/verify-step-1', heading: 'Add a debit account' },
  { path: '/verify-step-2', heading: 'Upload your ID' },
  { path: '/verify-step-4', heading: 'Identity Verified' },
  { path: '/verify-step-5', heading: 'Add a bank account' },
  { path: '/verify-step-6', heading: 'You are all set' },
  { path: '/add-bank-acc', heading: 'Add New Account' },
  { path: '/add-debit-card', heading: 'Add New Account' },
  { path: '/clientList', heading: NOT_FOUND },
  { path: '/clientDocuments/CUST00000001', heading: NOT_FOUND },
] as const;
