/** Texts of the change of the PIN and of the identity pages; quoted texts of the specification are verbatim. */
export const account = {
  'pinChange.title': 'Change your mPin',
  'pinChange.lead':
    'Choose four digits that only you know. You confirm every cancellation, pause and transfer of your investments with this PIN.',
  'pinChange.pin': 'PIN',
  'pinChange.pin.hint': 'Four digits. Do not use your date of birth.',
  'pinChange.confirmation': 'Confirm PIN',
  'pinChange.locked': 'Locked until you confirm or reset.',
  'pinChange.submit': 'Submit',
  'pinChange.code': 'OTP received on mobile',
  'pinChange.code.hint': 'Six digits, sent to your registered mobile number.',
  'pinChange.resend': 'Resend OTP',
  'pinChange.resendIn': 'You can resend OTP in {seconds} secs',
  'pinChange.confirm': 'Confirm',
  'pinChange.reset': 'Reset',
  'pinChange.changed': 'Your PIN was changed.',
  'pinChange.changed.next': 'Use the new PIN from now on.',
  'pinChange.notice.lostAnswer':
    'We cannot tell whether your PIN was changed. Enter the code again; if it is refused, press Reset and request a new code.',
  'pinChange.notice.acceptedBefore':
    'Your PIN may already have been changed: we did not get an answer, and each code works only once. To be sure, press Reset and set your PIN again.',
  'pinChange.notice.stopped':
    'You left before we got an answer, so your PIN may or may not have changed. To be sure, set it again.',
  'identity.title': 'Identity verification',
  'identity.lead': 'Upload two photos of your ID card: the front and the back.',
  'identity.stays': 'The photos stay on this device. They are not sent to anyone.',
  'identity.start': 'Upload ID',
  'identity.files.title': 'Upload your ID',
  'identity.files.lead': 'Upload one photo of each side, with all four corners visible and every word readable.',
  'identity.front': 'Front side',
  'identity.back': 'Back side',
  'identity.hint': 'PNG, JPEG or JPG, at most 2 MB',
  'identity.tooLarge': 'Maximum file size is 2mb',
  'identity.submit': 'Submit',
  'identity.verifying': 'We are verifying your ID',
  'identity.verifying.explain': 'This takes about two seconds. Please stay on this page.',
  'identity.verified': 'Identity Verified',
  'identity.verified.explain': 'This check does not change your KYC. See My KYC for its status.',
  'identity.toKyc': 'Go to My KYC',
} as const;

/** The chooser 'Add New Account' and its pages, which request and send no data (D-06, D-09). */
export const addAccount = {
  title: 'Add New Account',
  lead: 'Choose how you would like to pay.',
  bank: 'Bank account',
  bankText: 'Recommended for large amounts. It takes 4-5 days to process.',
  card: 'Debit card',
  cardText: 'Any visa or mastercard. Best for small amounts.',
  bankTitle: 'Add a bank account',
  bankLead: 'Keep these ready. You need them on the bank accounts page.',
  bankPoints: ['Your account number', 'The IFSC of your branch', 'A photo of a cancelled cheque'],
  cardTitle: 'Add a debit account',
  cardLead: 'You do not enter card details here. Your bank asks for them on its own page when you pay.',
  cardPoints: [
    'Your own Visa card or Mastercard',
    'The mobile number registered with your bank',
    'For small amounts only: pay larger ones from a bank account',
  ],
  save: 'Save',
  back: 'Choose another option',
  savedTitle: 'You are all set',
  savedText: 'Nothing was stored or charged. You can manage your bank accounts and mandates on the bank accounts page.',
  toBanks: 'Go to bank accounts',
} as const;

export const activation = {
  title: 'Account activation',
  status: 'Account Activation Status: Your Account activated successfully',
  help: 'If you cannot sign in, contact the Helpdesk.',
  toSignIn: 'Go to sign-in',
} as const;
