import { routeTable, type ScreenName } from '../route-table.ts';

const titles: Readonly<Record<ScreenName, string>> = {
  landing: 'Folioflow',
  signIn: 'Sign in',
  signUp: 'Sign up',
  phoneEntry: 'Enter phone number',
  signInCode: 'OTP verification',
  passwordReset: 'Reset password',
  emailVerification: 'Email verification',
  pinSetup: 'Set your PIN',
  pinChange: 'Change mPin',
  identityPages: 'Identity verification',
  accountActivation: 'Account activation',
  addAccountChooser: 'Add New Account',
  addDebitAccount: 'Add a debit account',
  addBankAccount: 'Add a bank account',
  accountSaved: 'Add New Account',
  contact: 'Contact us',
  documentsUpload: 'Your documents',
  myKyc: 'My KYC',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  neutral: 'Folioflow',
  kycPan: 'PAN verification',
  kycAadhaar: 'Aadhaar verification',
  kycBank: 'Bank account verification',
  esignKyc: 'e-Sign',
  personalWizard: 'Personal information',
  detailedInformation: 'Detailed Information',
  incomeInformation: 'Income Information',
  schemeList: 'Explore',
  chart: 'Scheme',
  lumpsumCheckout: 'New order',
  orderList: 'Orders',
  orderScreen: 'Order',
  payment: 'Payment',
  paymentStatus: 'Payment status',
  portfolio: 'Portfolio',
};

/** The name of the page at a path, for the browser's tab and the bar of phones. */
export function titleAt(path: string): string {
  const segment = (path.split('/')[1] ?? '').toLowerCase();
  const row = Object.entries(routeTable).find(([name]) => name.toLowerCase() === segment)?.[1];
  return row?.screen ? titles[row.screen] : 'Folioflow';
}
