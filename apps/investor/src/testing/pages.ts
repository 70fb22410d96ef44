import type { ScreenName } from '../route-table.ts';
import {
  AT_AADHAAR,
  AT_BANK,
  AT_PAN,
  chartPath,
  comparisonPath,
  MARRIED,
  NOT_FOUND,
  PERSONAL_VERIFIED,
  scheme,
} from './test-data.ts';

export interface PageFixture {
  readonly path: string;
  readonly like?: string;
  /** Navigation state of the page. */
  readonly state?: object;
  readonly heading: string;
}

/** Navigation state of the pages of a sign-up. */
const signUpState = {
  login_mobile_number: '9876543210',
  login_email: '',
  login_role: 'customer',
  login_request_from: 'mobile',
};

/** Every built page, with the persona that opens it and its final heading. */
export const pages = {
  landing: { path: '/', heading: 'Buy and sell Mutual Funds seamlessly' },
  signIn: { path: '/signin', heading: 'Mutual Fund Investment App' },
  signUp: { path: '/signup', heading: 'Sign Up' },
  phoneEntry: { path: '/otp-1', heading: 'Enter Phone Number' },
  signInCode: {
    path: '/otp-2',
    state: signUpState,
    heading: 'OTP Verification',
  },
  passwordReset: { path: '/reset', heading: 'Reset your password' },
  emailVerification: { path: '/verify-email', state: signUpState, heading: 'Add your email' },
  pinSetup: { path: '/verify-pin', state: signUpState, heading: 'Choose your PIN' },
  accountActivation: { path: '/accountactivation/any', heading: 'Account activation' },
  terms: { path: '/terms-condition', heading: 'Terms of Service' },
  privacy: { path: '/privacy-policy', heading: 'Privacy' },
  contact: { path: '/contact', heading: 'Contact us' },
  identityPages: { path: '/imageverification', heading: 'Identity verification' },
  addAccountChooser: { path: '/add-bank-acc', heading: 'Add New Account' },
  addDebitAccount: { path: '/verify-step-1', heading: 'Add a debit account' },
  addBankAccount: { path: '/verify-step-5', heading: 'Add a bank account' },
  accountSaved: { path: '/verify-step-6', heading: 'You are all set' },
  neutral: { path: '/faq', heading: NOT_FOUND },
  schemeList: { path: '/schemeList', like: '9000000100', heading: 'Explore mutual funds' },
  watchlists: { path: '/schemeWatchList', like: '9000000114', heading: 'WatchList' },
  adviseList: { path: '/advisorAdviseList', like: '9000000114', heading: 'WatchList' },
  chart: { path: chartPath, like: '9000000100', heading: scheme.name },
  schemeComparison: { path: comparisonPath, like: '9000000100', heading: 'Compare schemes' },
  sipCalculator: { path: '/sipcalculator', heading: 'SIP calculator' },
  lumpsumCheckout: { path: '/orderCheckout', like: '9000000100', heading: NOT_FOUND },
  sipCheckout: { path: '/sipCheckout', like: '9000000100', heading: NOT_FOUND },
  orderList: { path: '/orderList', like: '9000000101', heading: 'Lumpsum Order list' },
  orderScreen: { path: '/orderEditCheckout', like: '9000000100', heading: NOT_FOUND },
  redeemScreen: { path: '/order2factorCheckout/order-1', like: '9000000100', heading: NOT_FOUND },
  orderResponse: { path: '/orderResponse', like: '9000000100', heading: NOT_FOUND },
  sipResponse: { path: '/sipResponse', like: '9000000100', heading: NOT_FOUND },
  statement: { path: '/sipConsolidatedStatement', like: '9000000100', heading: NOT_FOUND },
  information: { path: '/fyInformation', like: '9000000100', heading: NOT_FOUND },
  mandateList: { path: '/mandateList', like: '9000000101', heading: 'Debit mandates' },
  sipList: { path: '/sipList', like: '9000000101', heading: 'SIP List' },
  stpList: { path: '/stpList', like: '9000000101', heading: 'STP List' },
  stpRegistration: { path: '/stpSchemeList', like: '9000000100', heading: NOT_FOUND },
  sipOrderScreen: { path: '/sipEditCheckout', like: '9000000100', heading: NOT_FOUND },
  payment: { path: '/paymentPage', like: '9000000100', heading: NOT_FOUND },
  paymentStatus: { path: '/paymentResponse', like: '9000000100', heading: 'Your Payment Status' },
  portfolio: { path: '/portfolio', like: '9000000101', heading: 'Portfolio' },
  bankAccountList: { path: '/bankAccountList', like: '9000000101', heading: 'Your Bank Account List' },
  myKyc: { path: '/accounts', like: '9000000100', heading: 'My KYC' },
  pinChange: { path: '/mpinInformation', like: '9000000100', heading: 'Change your mPin' },
  kycPan: { path: '/panVerification', like: AT_PAN, heading: 'PAN Verification' },
  kycAadhaar: { path: '/aadhaarVerification', like: AT_AADHAAR, heading: 'Aadhaar Verification' },
  kycBank: { path: '/bankVerification', like: AT_BANK, heading: 'Bank Account Verification' },
  personalWizard: { path: '/personalVerification', like: MARRIED, heading: 'Communication address' },
  detailedInformation: { path: '/personaldetails', like: MARRIED, heading: 'Detailed Information' },
  incomeInformation: { path: '/incomedetails', like: MARRIED, heading: 'Income Information' },
  documentsUpload: { path: '/documentsupload', like: MARRIED, heading: 'Your documents' },
  esignKyc: { path: '/esignkycVerification', like: PERSONAL_VERIFIED, heading: 'ESign KYC AADHAAR' },
} as const satisfies Record<ScreenName, PageFixture>;
