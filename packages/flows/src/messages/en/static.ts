/** Texts of the landing page, the terms, the privacy policy, the contact page and the documents page. */
export const landing = {
  hero: 'Buy and sell Mutual Funds seamlessly',
  supporting:
    'Fast, secure purchase or exchange of more than 1500 funds, with every order, NAV and rupee in plain sight.',
  signUp: 'Open an account',
  signIn: 'Sign in',
  calculator: 'See how a SIP could grow',
  needs: 'What you need',
  needsLead: 'About {minutes} minutes. We save each step that you complete, so you can stop and come back.',
  needPan: 'Your PAN card',
  needPanText: 'A photo of its front.',
  needAadhaar: 'Your Aadhaar card',
  needAadhaarText: 'Both sides, and the phone with the mobile number linked to it: you sign with a code sent there.',
  needCheque: 'A cheque',
  needChequeText:
    'A cheque of the account that you invest from, showing its number and IFSC. You can use a cancelled cheque.',
  needNominee: 'A nominee',
  needNomineeText:
    'The person who receives your investments after your death, with a proof of identity. Finally, you take a photo of yourself.',
  steps: 'How it works',
  stepAccount: 'Open your account',
  stepAccountText:
    'With your mobile number and your email. We confirm each with a code; you choose a password and a PIN.',
  stepKyc: 'Complete your KYC once',
  stepKycText:
    'PAN, Aadhaar, bank account, personal details, and your e-signature. The exchange then approves your KYC within 1 to 3 working days.',
  stepInvest: 'Choose, read, confirm',
  stepInvestText:
    'Before you pay, you see the amount, the date of your NAV, and when to expect the units. You confirm with a code and pay from your own bank.',
  picture: 'A view of the product: a scheme with its NAV, an amount, and the steps until the units are allotted',
  pictureScheme: 'A scheme of your choice',
  pictureNav: 'Today’s NAV',
  pictureAmount: 'Amount',
  picturePaid: 'Paid',
  picturePaidWhen: 'Friday, 2:20 PM',
  pictureNavOf: 'NAV of Friday',
  pictureNavOfWhen: 'Paid before 15:00',
  pictureUnits: 'Units allotted',
  pictureUnitsWhen: 'Expected on Monday',
} as const;

export const terms = {
  title: 'Terms of Service',
  lead: 'The terms that you agree to when you use this service.',
  statements: [
    { title: 'Age', text: 'You must be 18 years or older to use this service.' },
    { title: 'One account', text: 'Each person may hold one account only.' },
    { title: 'No proxy', text: 'You may not use a proxy or act for anyone but yourself.' },
    { title: 'No transfer', text: 'The balance of an account may not be transferred to another account or person.' },
    { title: 'Idle accounts', text: 'We may close an account that has earned nothing for 9 or more months.' },
  ],
} as const;

export const privacy = {
  title: 'Privacy Policy',
  lead: 'How we use the information that you give us.',
  statements: [
    {
      title: 'Your details',
      text: 'The details that you supply (address, email, phone and fax) are not shared, sold or divulged to anyone, except with notice to you, with your authorisation, or where the law requires it.',
    },
    { title: 'Confidential', text: 'Your information and your transactions stay confidential.' },
  ],
} as const;

export const contact = {
  title: 'Contact us',
  lead: 'A person reads every message. Never send us your password, a one-time code or your PIN.',
  name: 'Full name',
  email: 'Email',
  message: 'Message',
  messageHint: 'Describe what happened, and add the order number if you have one.',
  send: 'Send message',
  nameMissing: 'Please enter your full name.',
  emailWrong: 'Enter a full email address, for example asha@example.com.',
  messageMissing: 'Please write your message.',
  ready: 'Your message is ready.',
  readyExplain: 'This page sends nothing. Please send the message from your email app.',
  open: 'Open it in your email app',
  subject: 'Message from {name}',
  direct: 'Or contact us directly',
  directEmail: 'Email',
  directPhone: 'Phone',
} as const;

export const documents = {
  title: 'Your documents',
  lead: 'Keep these ready. The files that you choose here do not leave this device.',
  photo: 'Photo or selfie',
  addressProof: 'Address proof',
  pan: 'PAN',
  video: 'Live selfie video',
  signature: 'Signature photo',
  image: 'PNG, JPEG or JPG',
  clip: 'A few seconds, recorded now',
  toKyc: 'Go to My KYC',
} as const;
