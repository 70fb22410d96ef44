import { i18n } from '@folioflow/flows/testing/texts';
import { routeRows } from '../app/route-rows.ts';
import { pages as manifests, type PageName } from '../pages.ts';
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

/** Persona without open tasks. */
const READY_PERSONA = '9000000100';

/** Navigation state of the pages of a sign-up. */
const signUpState = {
  login_mobile_number: '9876543210',
  login_email: '',
  login_role: 'customer',
  login_request_from: 'mobile',
};

/** Fields of a fixture that differ from those that its manifest gives. */
const exceptions: Readonly<Partial<Record<PageName, Partial<PageFixture>>>> = {
  landing: { heading: 'Buy and sell Mutual Funds seamlessly' },
  signIn: { heading: 'Mutual Fund Investment App' },
  signUp: { heading: 'Sign Up' },
  phoneEntry: { heading: 'Enter Phone Number' },
  signInCode: { state: signUpState, heading: 'OTP Verification' },
  passwordReset: { heading: 'Reset your password' },
  emailVerification: { state: signUpState, heading: 'Add your email' },
  pinSetup: { state: signUpState, heading: 'Choose your PIN' },
  accountActivation: { path: '/accountactivation/any' },
  privacy: { heading: 'Privacy' },
  accountSaved: { heading: 'You are all set' },
  neutral: { heading: NOT_FOUND },
  schemeList: { heading: 'Explore mutual funds' },
  watchlists: { like: '9000000114' },
  adviseList: { like: '9000000114', heading: 'WatchList' },
  chart: { path: chartPath, heading: scheme.name },
  schemeComparison: { path: comparisonPath },
  lumpsumCalculator: { path: '/sipcalculator?of=lumpsum' },
  goalCalculator: { path: '/sipcalculator?of=goal' },
  lumpsumCheckout: { heading: NOT_FOUND },
  sipCheckout: { heading: NOT_FOUND },
  orderList: { like: '9000000101', heading: 'Lumpsum Order list' },
  allOrders: { like: '9000000101' },
  orderScreen: { heading: NOT_FOUND },
  redeemScreen: { path: '/order2factorCheckout/order-1', heading: NOT_FOUND },
  orderResponse: { heading: NOT_FOUND },
  sipResponse: { heading: NOT_FOUND },
  statement: { path: '/sipConsolidatedStatement', heading: NOT_FOUND },
  information: { heading: NOT_FOUND },
  mandateList: { like: '9000000101' },
  sipList: { like: '9000000101', heading: 'SIP List' },
  stpList: { like: '9000000101', heading: 'STP List' },
  stpRegistration: { heading: NOT_FOUND },
  sipOrderScreen: { heading: NOT_FOUND },
  payment: { heading: NOT_FOUND },
  paymentStatus: { heading: 'Your Payment Status' },
  portfolio: { like: '9000000101' },
  paymentCalendar: { like: '9000000101', heading: 'Calendar of payments' },
  bankAccountList: { like: '9000000101', heading: 'Your Bank Account List' },
  pinChange: { heading: 'Change your mPin' },
  kycPan: { like: AT_PAN, heading: 'PAN Verification' },
  kycAadhaar: { like: AT_AADHAAR, heading: 'Aadhaar Verification' },
  kycBank: { like: AT_BANK, heading: 'Bank Account Verification' },
  personalWizard: { like: MARRIED, heading: 'Communication address' },
  detailedInformation: { like: MARRIED },
  incomeInformation: { like: MARRIED },
  documentsUpload: { like: MARRIED },
  esignKyc: { like: PERSONAL_VERIFIED, heading: 'ESign KYC AADHAAR' },
};

/** Returns the fixture that follows from a manifest: its first path, a signed-in persona if it needs one, its title. */
function defaultFixtureOf(name: PageName): PageFixture {
  const row = routeRows.find(({ screen }) => screen === name);
  return {
    path: row?.path ?? '/',
    heading: i18n._(manifests[name].title),
    ...(row?.guard !== 'public' && { like: READY_PERSONA }),
  };
}

/** Every built page, with the persona that opens it and its final heading. */
export const pages = Object.fromEntries(
  (Object.keys(manifests) as PageName[]).map((name) => [name, { ...defaultFixtureOf(name), ...exceptions[name] }]),
) as Readonly<Record<PageName, PageFixture>>;
