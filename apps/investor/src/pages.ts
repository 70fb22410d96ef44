// Written by `npm run generate` from the manifests `*.page.ts` of the app.

import { neutral } from './app/Neutral.page.ts';
import { accountActivation } from './routes/access/AccountActivation.page.ts';
import { emailVerification } from './routes/access/EmailVerification.page.ts';
import { identityPages } from './routes/access/IdentityPages.page.ts';
import { landing } from './routes/access/Landing.page.ts';
import { passwordReset } from './routes/access/PasswordReset.page.ts';
import { phoneEntry } from './routes/access/PhoneEntry.page.ts';
import { pinChange } from './routes/access/PinChange.page.ts';
import { pinSetup } from './routes/access/PinSetup.page.ts';
import { signIn, signUp } from './routes/access/SignIn.page.ts';
import { signInCode } from './routes/access/SignInCode.page.ts';
import { bankAccountList } from './routes/banking/BankAccountList.page.ts';
import { mandateList } from './routes/banking/MandateList.page.ts';
import { lumpsumCheckout } from './routes/checkout/LumpsumCheckout.page.ts';
import { sipCheckout } from './routes/checkout/SipCheckout.page.ts';
import { stpRegistration } from './routes/checkout/StpRegistration.page.ts';
import { chart } from './routes/discovery/Chart.page.ts';
import { goalCalculator } from './routes/discovery/GoalCalculator.page.ts';
import { lumpsumCalculator } from './routes/discovery/LumpsumCalculator.page.ts';
import { schemeComparison } from './routes/discovery/SchemeComparison.page.ts';
import { schemeList } from './routes/discovery/SchemeList.page.ts';
import { sipCalculator } from './routes/discovery/SipCalculator.page.ts';
import { watchlists, adviseList } from './routes/discovery/Watchlists.page.ts';
import { detailedInformation, incomeInformation } from './routes/kyc/DetailsPages.page.ts';
import { esignKyc } from './routes/kyc/EsignKyc.page.ts';
import { kycAadhaar } from './routes/kyc/KycAadhaar.page.ts';
import { kycBank } from './routes/kyc/KycBank.page.ts';
import { kycPan } from './routes/kyc/KycPan.page.ts';
import { myKyc } from './routes/kyc/MyKyc.page.ts';
import { personalWizard } from './routes/kyc/PersonalWizard.page.ts';
import { allOrders } from './routes/orders/AllOrders.page.ts';
import { capitalGains } from './routes/orders/CapitalGains.page.ts';
import { holding } from './routes/orders/Holding.page.ts';
import { information } from './routes/orders/Information.page.ts';
import { orderList, sipList, stpList } from './routes/orders/OrderList.page.ts';
import { orderResponse } from './routes/orders/OrderResponse.page.ts';
import { orderScreen, redeemScreen, sipOrderScreen } from './routes/orders/OrderScreen.page.ts';
import { paymentCalendar } from './routes/orders/PaymentCalendar.page.ts';
import { portfolio } from './routes/orders/Portfolio.page.ts';
import { sipResponse } from './routes/orders/SipResponse.page.ts';
import { statement } from './routes/orders/Statement.page.ts';
import { payment } from './routes/payments/Payment.page.ts';
import { paymentStatus } from './routes/payments/PaymentStatus.page.ts';
import { addAccountChooser, addDebitAccount, addBankAccount, accountSaved } from './routes/static/AddAccount.page.ts';
import { contact } from './routes/static/Contact.page.ts';
import { terms, privacy } from './routes/static/Documents.page.ts';
import { documentsUpload } from './routes/static/DocumentsUpload.page.ts';

/** The manifests of all pages, by name. */
export const pages = {
  neutral,
  accountActivation,
  emailVerification,
  identityPages,
  landing,
  passwordReset,
  phoneEntry,
  pinChange,
  pinSetup,
  signIn,
  signUp,
  signInCode,
  bankAccountList,
  mandateList,
  lumpsumCheckout,
  sipCheckout,
  stpRegistration,
  chart,
  goalCalculator,
  lumpsumCalculator,
  schemeComparison,
  schemeList,
  sipCalculator,
  watchlists,
  adviseList,
  detailedInformation,
  incomeInformation,
  esignKyc,
  kycAadhaar,
  kycBank,
  kycPan,
  myKyc,
  personalWizard,
  allOrders,
  capitalGains,
  holding,
  information,
  orderList,
  sipList,
  stpList,
  orderResponse,
  orderScreen,
  redeemScreen,
  sipOrderScreen,
  paymentCalendar,
  portfolio,
  sipResponse,
  statement,
  payment,
  paymentStatus,
  addAccountChooser,
  addDebitAccount,
  addBankAccount,
  accountSaved,
  contact,
  terms,
  privacy,
  documentsUpload,
};
export type PageName = keyof typeof pages;
