import { page, type Page } from '@folioflow/wiring';
import { Neutral } from './app/lazy-neutral.ts';
import type { ScreenName } from './route-table.ts';

const signIn = () => import('./routes/access/SignIn.tsx');
const detailsPages = () => import('./routes/kyc/DetailsPages.tsx');
const documents = () => import('./routes/static/Documents.tsx');
const orderListPages = () => import('./routes/orders/OrderList.tsx');
const watchlistPages = () => import('./routes/discovery/Watchlists.tsx');
const addAccount = () => import('./routes/static/AddAccount.tsx');

export const screens: Readonly<Record<ScreenName, Page>> = {
  landing: page(() => import('./routes/access/Landing.tsx'), 'LandingRoute'),
  signIn: page(signIn, 'SignInRoute'),
  signUp: page(signIn, 'SignUpRoute'),
  phoneEntry: page(() => import('./routes/access/PhoneEntry.tsx'), 'PhoneEntryRoute'),
  signInCode: page(() => import('./routes/access/SignInCode.tsx'), 'SignInCodeRoute'),
  passwordReset: page(() => import('./routes/access/PasswordReset.tsx'), 'PasswordResetRoute'),
  emailVerification: page(() => import('./routes/access/EmailVerification.tsx'), 'EmailVerificationRoute'),
  pinSetup: page(() => import('./routes/access/PinSetup.tsx'), 'PinSetupRoute'),
  pinChange: page(() => import('./routes/access/PinChange.tsx'), 'PinChangeRoute'),
  identityPages: page(() => import('./routes/access/IdentityPages.tsx'), 'IdentityPagesRoute'),
  accountActivation: page(() => import('./routes/access/AccountActivation.tsx'), 'AccountActivationRoute', 'access'),
  addAccountChooser: page(addAccount, 'AddAccountChooserRoute'),
  addDebitAccount: page(addAccount, 'AddDebitAccountRoute'),
  addBankAccount: page(addAccount, 'AddBankAccountRoute'),
  accountSaved: page(addAccount, 'AccountSavedRoute'),
  contact: page(() => import('./routes/static/Contact.tsx'), 'ContactRoute'),
  documentsUpload: page(() => import('./routes/static/DocumentsUpload.tsx'), 'DocumentsUploadRoute'),
  myKyc: page(() => import('./routes/kyc/MyKyc.tsx'), 'MyKycRoute', 'stage'),
  terms: page(documents, 'TermsRoute'),
  privacy: page(documents, 'PrivacyRoute'),
  neutral: Neutral,
  schemeList: page(() => import('./routes/discovery/SchemeList.tsx'), 'SchemeListRoute', 'discovery'),
  watchlists: page(watchlistPages, 'WatchlistsRoute', 'watchlists'),
  adviseList: page(watchlistPages, 'AdviseListRoute', 'watchlists'),
  chart: page(() => import('./routes/discovery/Chart.tsx'), 'ChartRoute', 'chart'),
  schemeComparison: page(() => import('./routes/discovery/SchemeComparison.tsx'), 'SchemeComparisonRoute', 'chart'),
  sipCalculator: page(() => import('./routes/discovery/SipCalculator.tsx'), 'SipCalculatorRoute'),
  lumpsumCheckout: page(
    () => import('./routes/ordering/LumpsumCheckout.tsx'),
    'LumpsumCheckoutRoute',
    'chart',
    'ordering',
  ),
  sipCheckout: page(() => import('./routes/ordering/SipCheckout.tsx'), 'SipCheckoutRoute', 'chart', 'accounts'),
  orderList: page(orderListPages, 'OrderListRoute', 'orders'),
  orderScreen: page(() => import('./routes/orders/OrderScreen.tsx'), 'OrderScreenRoute', 'orders'),
  redeemScreen: page(() => import('./routes/orders/OrderScreen.tsx'), 'RedeemScreenRoute', 'orders'),
  orderResponse: page(() => import('./routes/orders/OrderResponse.tsx'), 'OrderResponseRoute', 'payments'),
  sipResponse: page(() => import('./routes/orders/SipResponse.tsx'), 'SipResponseRoute', 'sip'),
  statement: page(() => import('./routes/orders/Statement.tsx'), 'StatementRoute', 'statement'),
  information: page(() => import('./routes/orders/Information.tsx'), 'InformationRoute'),
  mandateList: page(() => import('./routes/banking/MandateList.tsx'), 'MandateListRoute', 'accounts', 'mandates'),
  sipList: page(orderListPages, 'SipListRoute', 'orders'),
  stpList: page(orderListPages, 'StpListRoute', 'orders'),
  stpRegistration: page(
    () => import('./routes/ordering/StpRegistration.tsx'),
    'StpRegistrationRoute',
    'orders',
    'transfer',
  ),
  sipOrderScreen: page(() => import('./routes/orders/OrderScreen.tsx'), 'SipOrderScreenRoute', 'orders'),
  payment: page(() => import('./routes/payments/Payment.tsx'), 'PaymentRoute', 'orders', 'payments'),
  paymentStatus: page(() => import('./routes/payments/PaymentStatus.tsx'), 'PaymentStatusRoute', 'payments'),
  kycPan: page(() => import('./routes/kyc/KycPan.tsx'), 'KycPanRoute', 'stage'),
  kycAadhaar: page(() => import('./routes/kyc/KycAadhaar.tsx'), 'KycAadhaarRoute', 'stage'),
  kycBank: page(() => import('./routes/kyc/KycBank.tsx'), 'KycBankRoute', 'stage'),
  esignKyc: page(() => import('./routes/kyc/EsignKyc.tsx'), 'EsignKycRoute', 'stage'),
  personalWizard: page(() => import('./routes/kyc/PersonalWizard.tsx'), 'PersonalWizardRoute', 'stage'),
  detailedInformation: page(detailsPages, 'DetailedInformationRoute', 'stage'),
  incomeInformation: page(detailsPages, 'IncomeInformationRoute', 'stage'),
  portfolio: page(() => import('./routes/orders/Portfolio.tsx'), 'PortfolioRoute', 'orders'),
  bankAccountList: page(() => import('./routes/banking/BankAccountList.tsx'), 'BankAccountListRoute', 'accounts'),
};
