import { createLazyPage, type LazyPage } from '@folioflow/wiring';
import { Neutral } from './app/lazy-neutral.ts';
import type { ScreenName } from './route-table.ts';

const signIn = () => import('./routes/access/SignIn.tsx');
const detailsPages = () => import('./routes/kyc/DetailsPages.tsx');
const documents = () => import('./routes/static/Documents.tsx');
const orderListPages = () => import('./routes/orders/OrderList.tsx');
const watchlistPages = () => import('./routes/discovery/Watchlists.tsx');
const addAccount = () => import('./routes/static/AddAccount.tsx');

export const screens: Readonly<Record<ScreenName, LazyPage>> = {
  landing: createLazyPage(() => import('./routes/access/Landing.tsx'), 'LandingRoute'),
  signIn: createLazyPage(signIn, 'SignInRoute'),
  signUp: createLazyPage(signIn, 'SignUpRoute'),
  phoneEntry: createLazyPage(() => import('./routes/access/PhoneEntry.tsx'), 'PhoneEntryRoute'),
  signInCode: createLazyPage(() => import('./routes/access/SignInCode.tsx'), 'SignInCodeRoute'),
  passwordReset: createLazyPage(() => import('./routes/access/PasswordReset.tsx'), 'PasswordResetRoute'),
  emailVerification: createLazyPage(() => import('./routes/access/EmailVerification.tsx'), 'EmailVerificationRoute'),
  pinSetup: createLazyPage(() => import('./routes/access/PinSetup.tsx'), 'PinSetupRoute'),
  pinChange: createLazyPage(() => import('./routes/access/PinChange.tsx'), 'PinChangeRoute'),
  identityPages: createLazyPage(() => import('./routes/access/IdentityPages.tsx'), 'IdentityPagesRoute'),
  accountActivation: createLazyPage(
    () => import('./routes/access/AccountActivation.tsx'),
    'AccountActivationRoute',
    'access',
  ),
  addAccountChooser: createLazyPage(addAccount, 'AddAccountChooserRoute'),
  addDebitAccount: createLazyPage(addAccount, 'AddDebitAccountRoute'),
  addBankAccount: createLazyPage(addAccount, 'AddBankAccountRoute'),
  accountSaved: createLazyPage(addAccount, 'AccountSavedRoute'),
  contact: createLazyPage(() => import('./routes/static/Contact.tsx'), 'ContactRoute'),
  documentsUpload: createLazyPage(() => import('./routes/static/DocumentsUpload.tsx'), 'DocumentsUploadRoute'),
  myKyc: createLazyPage(() => import('./routes/kyc/MyKyc.tsx'), 'MyKycRoute', 'stage'),
  terms: createLazyPage(documents, 'TermsRoute'),
  privacy: createLazyPage(documents, 'PrivacyRoute'),
  neutral: Neutral,
  schemeList: createLazyPage(() => import('./routes/discovery/SchemeList.tsx'), 'SchemeListRoute', 'discovery'),
  watchlists: createLazyPage(watchlistPages, 'WatchlistsRoute', 'watchlists'),
  adviseList: createLazyPage(watchlistPages, 'AdviseListRoute', 'watchlists'),
  chart: createLazyPage(() => import('./routes/discovery/Chart.tsx'), 'ChartRoute', 'chart'),
  schemeComparison: createLazyPage(
    () => import('./routes/discovery/SchemeComparison.tsx'),
    'SchemeComparisonRoute',
    'chart',
  ),
  sipCalculator: createLazyPage(() => import('./routes/discovery/SipCalculator.tsx'), 'SipCalculatorRoute'),
  lumpsumCheckout: createLazyPage(
    () => import('./routes/checkout/LumpsumCheckout.tsx'),
    'LumpsumCheckoutRoute',
    'chart',
    'checkout',
  ),
  sipCheckout: createLazyPage(
    () => import('./routes/checkout/SipCheckout.tsx'),
    'SipCheckoutRoute',
    'chart',
    'accounts',
  ),
  orderList: createLazyPage(orderListPages, 'OrderListRoute', 'orders'),
  orderScreen: createLazyPage(() => import('./routes/orders/OrderScreen.tsx'), 'OrderScreenRoute', 'orders'),
  redeemScreen: createLazyPage(() => import('./routes/orders/OrderScreen.tsx'), 'RedeemScreenRoute', 'orders'),
  orderResponse: createLazyPage(() => import('./routes/orders/OrderResponse.tsx'), 'OrderResponseRoute', 'payments'),
  sipResponse: createLazyPage(() => import('./routes/orders/SipResponse.tsx'), 'SipResponseRoute', 'sip'),
  statement: createLazyPage(() => import('./routes/orders/Statement.tsx'), 'StatementRoute', 'statement'),
  information: createLazyPage(() => import('./routes/orders/Information.tsx'), 'InformationRoute'),
  mandateList: createLazyPage(
    () => import('./routes/banking/MandateList.tsx'),
    'MandateListRoute',
    'accounts',
    'mandates',
  ),
  sipList: createLazyPage(orderListPages, 'SipListRoute', 'orders'),
  stpList: createLazyPage(orderListPages, 'StpListRoute', 'orders'),
  stpRegistration: createLazyPage(
    () => import('./routes/checkout/StpRegistration.tsx'),
    'StpRegistrationRoute',
    'orders',
    'transfer',
  ),
  sipOrderScreen: createLazyPage(() => import('./routes/orders/OrderScreen.tsx'), 'SipOrderScreenRoute', 'orders'),
  payment: createLazyPage(() => import('./routes/payments/Payment.tsx'), 'PaymentRoute', 'orders', 'payments'),
  paymentStatus: createLazyPage(() => import('./routes/payments/PaymentStatus.tsx'), 'PaymentStatusRoute', 'payments'),
  kycPan: createLazyPage(() => import('./routes/kyc/KycPan.tsx'), 'KycPanRoute', 'stage'),
  kycAadhaar: createLazyPage(() => import('./routes/kyc/KycAadhaar.tsx'), 'KycAadhaarRoute', 'stage'),
  kycBank: createLazyPage(() => import('./routes/kyc/KycBank.tsx'), 'KycBankRoute', 'stage'),
  esignKyc: createLazyPage(() => import('./routes/kyc/EsignKyc.tsx'), 'EsignKycRoute', 'stage'),
  personalWizard: createLazyPage(() => import('./routes/kyc/PersonalWizard.tsx'), 'PersonalWizardRoute', 'stage'),
  detailedInformation: createLazyPage(detailsPages, 'DetailedInformationRoute', 'stage'),
  incomeInformation: createLazyPage(detailsPages, 'IncomeInformationRoute', 'stage'),
  portfolio: createLazyPage(() => import('./routes/orders/Portfolio.tsx'), 'PortfolioRoute', 'orders'),
  bankAccountList: createLazyPage(
    () => import('./routes/banking/BankAccountList.tsx'),
    'BankAccountListRoute',
    'accounts',
  ),
};
