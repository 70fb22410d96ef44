import type { InvestorRoute, RouteGuard } from '@folioflow/flows';

/** A path of the investor app with its guard and screen (flows.md, 5.1). */
export interface RouteRow {
  readonly path: string;
  readonly guard: RouteGuard;
  readonly screen: ScreenName;
}

export type ScreenName =
  | 'landing'
  | 'signIn'
  | 'signUp'
  | 'phoneEntry'
  | 'signInCode'
  | 'passwordReset'
  | 'emailVerification'
  | 'pinSetup'
  | 'pinChange'
  | 'identityPages'
  | 'accountActivation'
  | 'addAccountChooser'
  | 'addDebitAccount'
  | 'addBankAccount'
  | 'accountSaved'
  | 'contact'
  | 'documentsUpload'
  | 'myKyc'
  | 'terms'
  | 'privacy'
  | 'neutral'
  | 'kycPan'
  | 'kycAadhaar'
  | 'kycBank'
  | 'esignKyc'
  | 'personalWizard'
  | 'detailedInformation'
  | 'incomeInformation'
  | 'schemeList'
  | 'watchlists'
  | 'adviseList'
  | 'chart'
  | 'schemeComparison'
  | 'sipCalculator'
  | 'lumpsumCheckout'
  | 'sipCheckout'
  | 'orderList'
  | 'orderScreen'
  | 'redeemScreen'
  | 'sipList'
  | 'stpList'
  | 'stpRegistration'
  | 'orderResponse'
  | 'sipResponse'
  | 'information'
  | 'statement'
  | 'mandateList'
  | 'sipOrderScreen'
  | 'payment'
  | 'paymentStatus'
  | 'portfolio'
  | 'bankAccountList';

const publicRow = (path: string, screen: ScreenName): RouteRow => ({ path, guard: 'public', screen });
const storedRow = (path: string, screen: ScreenName): RouteRow => ({ path, guard: 'stored', screen });
const authenticatedRow = (path: string, screen: ScreenName): RouteRow => ({ path, guard: 'authenticated', screen });

export const routeTable = {
  '': publicRow('/', 'landing'),
  landing: publicRow('/landing', 'landing'),
  signin: publicRow('/signin', 'signIn'),
  signup: publicRow('/signup', 'signUp'),
  'otp-1': publicRow('/otp-1', 'phoneEntry'),
  'otp-2': publicRow('/otp-2', 'signInCode'),
  reset: publicRow('/reset', 'passwordReset'),
  'verify-email': publicRow('/verify-email', 'emailVerification'),
  'verify-pin': publicRow('/verify-pin', 'pinSetup'),
  accountactivation: publicRow('/accountactivation/:id', 'accountActivation'),
  'terms-condition': publicRow('/terms-condition', 'terms'),
  'privacy-policy': publicRow('/privacy-policy', 'privacy'),
  contact: publicRow('/contact', 'contact'),
  accounts: storedRow('/accounts', 'myKyc'),
  mpinInformation: storedRow('/mpinInformation', 'pinChange'),
  panVerification: storedRow('/panVerification', 'kycPan'),
  aadhaarVerification: storedRow('/aadhaarVerification', 'kycAadhaar'),
  bankVerification: storedRow('/bankVerification', 'kycBank'),
  personalVerification: storedRow('/personalVerification', 'personalWizard'),
  personaldetails: storedRow('/personaldetails', 'detailedInformation'),
  incomedetails: storedRow('/incomedetails', 'incomeInformation'),
  documentsupload: storedRow('/documentsupload', 'documentsUpload'),
  esignkycVerification: storedRow('/esignkycVerification', 'esignKyc'),
  imageverification: publicRow('/imageverification', 'identityPages'),
  'verify-step-1': publicRow('/verify-step-1', 'addDebitAccount'),
  'verify-step-2': publicRow('/verify-step-2', 'identityPages'),
  'verify-step-3': publicRow('/verify-step-3', 'identityPages'),
  'verify-step-4': publicRow('/verify-step-4', 'identityPages'),
  'verify-step-5': publicRow('/verify-step-5', 'addBankAccount'),
  'verify-step-6': publicRow('/verify-step-6', 'accountSaved'),
  'add-bank-acc': publicRow('/add-bank-acc', 'addAccountChooser'),
  'add-debit-card': publicRow('/add-debit-card', 'addAccountChooser'),
  settings: authenticatedRow('/settings', 'neutral'),
  'settings-preferences': authenticatedRow('/settings-preferences', 'neutral'),
  'settings-security': authenticatedRow('/settings-security', 'neutral'),
  'settings-account': authenticatedRow('/settings-account', 'neutral'),
  faq: publicRow('/faq', 'neutral'),
  about: publicRow('/about', 'neutral'),
  'buy-sell': publicRow('/buy-sell', 'neutral'),
  lock: publicRow('/lock', 'neutral'),
  history: publicRow('/history', 'neutral'),
  schemeList: storedRow('/schemeList', 'schemeList'),
  schemeWatchList: storedRow('/schemeWatchList', 'watchlists'),
  advisorAdviseList: storedRow('/advisorAdviseList', 'adviseList'),
  charts: storedRow('/charts/:scheme_isin/:scheme_code/:scheme_name', 'chart'),
  chartsmobile: storedRow('/chartsmobile', 'chart'),
  sipcalculator: publicRow('/sipcalculator', 'sipCalculator'),
  orderCheckout: storedRow('/orderCheckout', 'lumpsumCheckout'),
  sipCheckout: storedRow('/sipCheckout', 'sipCheckout'),
  stpSchemeList: storedRow('/stpSchemeList', 'stpRegistration'),
  orderList: storedRow('/orderList', 'orderList'),
  sipList: storedRow('/sipList', 'sipList'),
  stpList: storedRow('/stpList', 'stpList'),
  orderEditCheckout: storedRow('/orderEditCheckout', 'orderScreen'),
  sipEditCheckout: storedRow('/sipEditCheckout', 'sipOrderScreen'),
  order2factorCheckout: storedRow('/order2factorCheckout/:redeem_id', 'redeemScreen'),
  paymentPage: storedRow('/paymentPage', 'payment'),
  paymentResponse: storedRow('/paymentResponse', 'paymentStatus'),
  orderResponse: storedRow('/orderResponse', 'orderResponse'),
  sipResponse: storedRow('/sipResponse', 'sipResponse'),
  fyInformation: storedRow('/fyInformation', 'information'),
  sipConsolidatedStatement: storedRow(
    '/sipConsolidatedStatement/:order_registration_no?/:order_number?/:order_type?',
    'statement',
  ),
  portfolio: storedRow('/portfolio', 'portfolio'),
  bankAccountList: storedRow('/bankAccountList', 'bankAccountList'),
  mandateList: storedRow('/mandateList', 'mandateList'),
  bankAutopay: storedRow('/bankAutopay', 'mandateList'),
  clientList: publicRow('/clientList', 'neutral'),
  clientDocuments: publicRow('/clientDocuments/:customer_id', 'neutral'),
} as const satisfies Record<InvestorRoute, RouteRow>;

const rows: readonly RouteRow[] = Object.values(routeTable);

export const routeRows = rows;
