/** Words of the landing page, the terms, the privacy policy, contact and the page of documents. */
export const landing = {
  hero: 'Buy and sell Mutual Funds seamlessly',
  supporting:
    'Fast, secure purchase or exchange of more than 1500 funds, with every order, NAV and rupee in plain sight.',
  signUp: 'Open an account',
  signIn: 'Sign in',
  calculator: 'See first what a SIP could come to',
  needs: 'What you need',
  needsLead: 'About {minutes} minutes. What you have finished is kept, so you may stop and come back.',
  needPan: 'Your PAN card',
  needPanText: 'A photo of its front.',
  needAadhaar: 'Your Aadhaar card',
  needAadhaarText: 'Both sides, and the phone whose number is linked to it: you sign with a code sent there.',
  needCheque: 'A cheque',
  needChequeText: 'Of the account you invest from, with its number and IFSC. A cancelled one will do.',
  needNominee: 'A nominee',
  needNomineeText: 'Who inherits, with a proof of identity. Last comes a photo of you, taken on the spot.',
  steps: 'How it works',
  stepAccount: 'Open your account',
  stepAccountText:
    'With your mobile number and your email. A code confirms each of them; you choose a password and a PIN.',
  stepKyc: 'Show once who you are',
  stepKycText:
    'PAN, Aadhaar, bank account, personal details, and your e-signature. The exchange then approves your KYC within 1 to 3 working days.',
  stepInvest: 'Choose, read, confirm',
  stepInvestText:
    'Before you pay you read the amount, the day whose NAV you get, and when to expect the units. A code confirms the order, and you pay from your own bank.',
  picture:
    'A picture of the product: a scheme with its NAV, an amount, and what happens to it until the units are there',
  pictureScheme: 'A scheme of your choice',
  pictureNav: 'NAV of today',
  pictureAmount: 'Amount',
  picturePaid: 'Paid',
  picturePaidWhen: 'Friday, 14:20',
  pictureNavOf: 'NAV of Friday',
  pictureNavOfWhen: 'Paid before 15:00',
  pictureUnits: 'Units allotted',
  pictureUnitsWhen: 'Expected on Monday',
} as const;

export const terms = {
  title: 'Terms of Service',
  lead: 'What you agree to when you use this service.',
  statements: [
    { title: 'Age', text: 'You must be 18 years or older to use this service.' },
    { title: 'One account', text: 'Each person may hold one account only.' },
    { title: 'No proxy', text: 'You may not use a proxy, nor act for anybody but yourself.' },
    { title: 'No transfer', text: 'The balance of an account may not be transferred to another account or person.' },
    { title: 'Idle accounts', text: 'We may close an account after 9 or more months in which it has earned nothing.' },
  ],
} as const;

export const privacy = {
  title: 'Privacy Policy',
  lead: 'What we do with what you tell us.',
  statements: [
    {
      title: 'Your details',
      text: 'The details that you supply (address, email, phone and fax) are not shared, sold or divulged to anybody, except with notice to you, with your authorisation, or where the law requires it.',
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
  messageHint: 'What happened, and the order number if there is one.',
  send: 'Send message',
  nameMissing: 'Please enter your full name.',
  emailWrong: 'Enter a full email address, for example asha@example.com.',
  messageMissing: 'Please write your message.',
  ready: 'Your message is ready.',
  readyExplain: 'This page sends nothing by itself: it goes off when you send it from your own email.',
  open: 'Open it in your email app',
  subject: 'Message from {name}',
  direct: 'Or reach us directly',
  directEmail: 'Email',
  directPhone: 'Phone',
} as const;

export const documents = {
  title: 'Your documents',
  lead: 'Have these five at hand. Nothing you choose here leaves this device.',
  photo: 'Photo or selfie',
  addressProof: 'Address proof',
  pan: 'PAN',
  video: 'Live selfie video',
  signature: 'Signature photo',
  image: 'PNG, JPEG or JPG',
  clip: 'A few seconds, recorded now',
  toKyc: 'Go to My KYC',
} as const;
