/** Words of the change of the PIN and of the identity pages; quoted texts of the specification stand here verbatim. */
export const account = {
  'pinChange.title': 'Change your mPin',
  'pinChange.lead':
    'Four digits that only you know. You confirm every cancellation, pause and transfer of your investments with them.',
  'pinChange.pin': 'PIN',
  'pinChange.pin.hint': 'Choose four digits that are not your birthday.',
  'pinChange.confirmation': 'Confirm PIN',
  'pinChange.locked': 'Locked until you confirm or reset.',
  'pinChange.submit': 'Submit',
  'pinChange.code': 'OTP received on mobile',
  'pinChange.code.hint': 'Six digits, sent to your registered mobile number.',
  'pinChange.resend': 'Resend OTP',
  'pinChange.resendIn': 'You can resend otp in {seconds} secs',
  'pinChange.confirm': 'Confirm',
  'pinChange.reset': 'Reset',
  'pinChange.changed': 'Your PIN was changed.',
  'pinChange.changed.next': 'Use the new one from now on.',
  'pinChange.notice.lostAnswer':
    'We cannot tell whether your PIN was changed. Enter the code once more; if it is refused, press Reset and ask for a new one.',
  'pinChange.notice.acceptedBefore':
    'Your PIN may have been changed already: the answer to this code was lost, and a code works once. Press Reset and set your PIN again to be sure.',
  'pinChange.notice.stopped':
    'You stopped before an answer came, so your PIN may or may not have changed. Set it again to be sure.',
  'identity.title': 'Identity verification',
  'identity.lead': 'Two pictures of your ID card: its front and its back.',
  'identity.stays': 'The pictures stay on this device. They are not sent to anybody.',
  'identity.start': 'Upload ID',
  'identity.files.title': 'Upload your ID',
  'identity.files.lead': 'One picture of each side, with all four corners in it and every word readable.',
  'identity.front': 'Front side',
  'identity.back': 'Back side',
  'identity.hint': 'PNG, JPEG or JPG, at most 2mb',
  'identity.tooLarge': 'Maximum file size is 2mb',
  'identity.submit': 'Submit',
  'identity.verifying': 'We are verifying your ID',
  'identity.verifying.explain': 'This takes about two seconds. Please stay on this page.',
  'identity.verified': 'Identity Verified',
  'identity.verified.explain': 'This check changes nothing in your KYC. My KYC shows where that stands.',
  'identity.toKyc': 'Go to My KYC',
} as const;

/** The chooser 'Add New Account' and its pages; they ask for nothing and send nothing (D-06, D-09). */
export const addAccount = {
  title: 'Add New Account',
  lead: 'Choose what you would like to pay from.',
  bank: 'Bank account',
  bankText: 'Recommended for large amounts. It takes 4-5 days to process.',
  card: 'Debit card',
  cardText: 'Any visa or mastercard. Best for small amounts.',
  bankTitle: 'Add a bank account',
  bankLead: 'Have these three at hand. They are asked for where your bank accounts are kept.',
  bankPoints: ['Your account number', 'The IFSC of your branch', 'A picture of a cancelled cheque'],
  cardTitle: 'Add a debit account',
  cardLead: 'A card is never typed in here. Your bank asks for it on its own page when you pay.',
  cardPoints: [
    'A Visa card or Mastercard of your own',
    'A mobile number that your bank knows',
    'Small amounts: larger ones go by bank account',
  ],
  save: 'Save',
  back: 'Choose another way',
  savedTitle: 'You are all set',
  savedText: 'Nothing was stored or charged by these pages. Your bank accounts and mandates have a page of their own.',
  toBanks: 'Go to bank accounts',
} as const;

export const activation = {
  title: 'Account activation',
  status: 'Account Activation Status: Your Account activated succesfully',
  help: 'If you cannot sign in, contact the Helpdesk.',
  toSignIn: 'Go to sign-in',
} as const;
