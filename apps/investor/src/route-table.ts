import type { InvestorRoute, RouteGuard } from '@folioflow/flows';

/** Every path of the investor app (flows.md, 5.1). */
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

const open = (path: string, screen: ScreenName): RouteRow => ({ path, guard: 'public', screen });
const stored = (path: string, screen: ScreenName): RouteRow => ({ path, guard: 'stored', screen });
const authenticated = (path: string, screen: ScreenName): RouteRow => ({ path, guard: 'authenticated', screen });

export const routeTable = {
  '': open('/', 'landing'),
  landing: open('/landing', 'landing'),
  signin: open('/signin', 'signIn'),
  signup: open('/signup', 'signUp'),
  'otp-1': open('/otp-1', 'phoneEntry'),
  'otp-2': open('/otp-2', 'signInCode'),
  reset: open('/reset', 'passwordReset'),
  'verify-email': open('/verify-email', 'emailVerification'),
  'verify-pin': open('/verify-pin', 'pinSetup'),
  accountactivation: open('/accountactivation/:id', 'accountActivation'),
  'terms-condition': open('/terms-condition', 'terms'),
  'privacy-policy': open('/privacy-policy', 'privacy'),
  contact: open('/contact', 'contact'),
  accounts: stored('/accounts', 'myKyc'),
  mpinInformation: stored('/mpinInformation', 'pinChange'),
  panVerification: stored('/panVerification', 'kycPan'),
  aadhaarVerification: stored('/aadhaarVerification', 'kycAadhaar'),
  bankVerification: stored('/bankVerification', 'kycBank'),
  personalVerification: stored('/personalVerification', 'personalWizard'),
  personaldetails: stored('/personaldetails', 'detailedInformation'),
  incomedetails: stored('/incomedetails', 'incomeInformation'),
  documentsupload: stored('/documentsupload', 'documentsUpload'),
  esignkycVerification: stored('/esignkycVerification', 'esignKyc'),
  imageverification: open('/imageverification', 'identityPages'),
  'verify-step-1': open('/verify-step-1', 'addDebitAccount'),
  'verify-step-2': open('/verify-step-2', 'identityPages'),
  'verify-step-3': open('/verify-step-3', 'identityPages'),
  'verify-step-4': open('/verify-step-4', 'identityPages'),
  'verify-step-5': open('/verify-step-5', 'addBankAccount'),
  'verify-step-6': open('/verify-step-6', 'accountSaved'),
  'add-bank-acc': open('/add-bank-acc', 'addAccountChooser'),
  'add-debit-card': open('/add-debit-card', 'addAccountChooser'),
  settings: authenticated('/settings', 'neutral'),
  'settings-preferences': authenticated('/settings-preferences', 'neutral'),
  'settings-security': authenticated('/settings-security', 'neutral'),
  'settings-account': authenticated('/settings-account', 'neutral'),
  faq: open('/faq', 'neutral'),
  about: open('/about', 'neutral'),
  'buy-sell': open('/buy-sell', 'neutral'),
  lock: open('/lock', 'neutral'),
  history: open('/history', 'neutral'),
  schemeList: stored('/schemeList', 'schemeList'),
  schemeWatchList: stored('/schemeWatchList', 'watchlists'),
  advisorAdviseList: stored('/advisorAdviseList', 'adviseList'),
  charts: stored('/charts/:scheme_isin/:scheme_code/:scheme_name', 'chart'),
  chartsmobile: stored('/chartsmobile', 'chart'),
  sipcalculator: open('/sipcalculator', 'sipCalculator'),
  orderCheckout: stored('/orderCheckout', 'lumpsumCheckout'),
  sipCheckout: stored('/sipCheckout', 'sipCheckout'),
  stpSchemeList: stored('/stpSchemeList', 'stpRegistration'),
  orderList: stored('/orderList', 'orderList'),
  sipList: stored('/sipList', 'sipList'),
  stpList: stored('/stpList', 'stpList'),
  orderEditCheckout: stored('/orderEditCheckout', 'orderScreen'),
  sipEditCheckout: stored('/sipEditCheckout', 'sipOrderScreen'),
  order2factorCheckout: stored('/order2factorCheckout/:redeem_id', 'redeemScreen'),
  paymentPage: stored('/paymentPage', 'payment'),
  paymentResponse: stored('/paymentResponse', 'paymentStatus'),
  orderResponse: stored('/orderResponse', 'orderResponse'),
  sipResponse: stored('/sipResponse', 'sipResponse'),
  fyInformation: stored('/fyInformation', 'information'),
  sipConsolidatedStatement: stored(
    '/sipConsolidatedStatement/:order_registration_no?/:order_number?/:order_type?',
    'statement',
  ),
  portfolio: stored('/portfolio', 'portfolio'),
  bankAccountList: stored('/bankAccountList', 'bankAccountList'),
  mandateList: stored('/mandateList', 'mandateList'),
  bankAutopay: stored('/bankAutopay', 'mandateList'),
  clientList: open('/clientList', 'neutral'),
  clientDocuments: open('/clientDocuments/:customer_id', 'neutral'),
} as const satisfies Record<InvestorRoute, RouteRow>;

const rows: readonly RouteRow[] = Object.values(routeTable);

export const routeRows = rows;
