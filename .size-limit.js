/**
 * Limits of what a partner loads from the built packages, in brotli. A flow is minified, without xstate
 * (docs/decisions/051); one that outgrows its limit gets another one on purpose.
 */
const investorLimits = {
  emailVerification: '5.2 kB',
  identityPages: '1.5 kB',
  passwordReset: '5 kB',
  pinChange: '2.8 kB',
  pinSetup: '2.7 kB',
  session: '2.4 kB',
  signIn: '4.1 kB',
  signInCode: '4.5 kB',
  bankAccountAddition: '6 kB',
  bankAccountList: '7.6 kB',
  lumpsumCheckout: '20 kB',
  sipCheckout: '20 kB',
  stpRegistration: '7.9 kB',
  chartPage: '3.5 kB',
  expertAdvice: '3.8 kB',
  investPanel: '10.1 kB',
  schemeComparison: '5.5 kB',
  schemeList: '6 kB',
  schemeWatchlists: '2 kB',
  watchlistCreation: '2.5 kB',
  watchlistRenaming: '1.5 kB',
  watchlists: '3.7 kB',
  detailsPage: '5.1 kB',
  esignKyc: '3.6 kB',
  kycAadhaar: '5.4 kB',
  kycBank: '7.2 kB',
  kycPan: '6.8 kB',
  myKyc: '2.9 kB',
  personalWizard: '12.1 kB',
  allOrders: '14.4 kB',
  capitalGains: '3.3 kB',
  holdingList: '5.9 kB',
  holdingPage: '7 kB',
  investMore: '6.4 kB',
  orderList: '13.2 kB',
  orderResponse: '2 kB',
  paymentCalendar: '6.6 kB',
  portfolio: '1.9 kB',
  redeem: '8.2 kB',
  redemptionEstimate: '3.4 kB',
  sipPause: '4 kB',
  sipResponse: '3.5 kB',
  statement: '1.6 kB',
  swpRegistration: '8.6 kB',
  phoneEntry: '2.3 kB',
  mandateChoice: '9.6 kB',
  mandateRegistration: '6.5 kB',
  nomineeChoice: '4.9 kB',
  requestedOrder: '1.5 kB',
  serverNotice: '0.9 kB',
  paymentChoice: '1.1 kB',
  paymentStatus: '2.1 kB',
  payment: '3.5 kB',
  computeCalculatorResult: '0.8 kB',
  computeGoalResult: '0.8 kB',
  computeLumpsumResult: '0.6 kB',
  computeReturns: '0.3 kB',
  sortHoldings: '0.2 kB',
  searchSchemes: '0.2 kB',
};
const staffLimits = {
  clientCodeCreation: '2.9 kB',
  clientList: '2.6 kB',
  staffSession: '2 kB',
  staffSignIn: '3.9 kB',
};

const checksOf = (path, limits) =>
  Object.entries(limits).map(([name, limit]) => ({ name, path, import: `{ ${name} }`, ignore: ['xstate'], limit }));

/** Files as they are built, without another bundler. */
const filesOf = (name, path, limit) => ({ name, path, limit, disablePlugins: ['@size-limit/esbuild'] });
const element = 'packages/element/dist';

export default [
  ...checksOf('packages/flows/dist/index.js', investorLimits),
  ...checksOf('packages/flows/dist/backoffice/index.js', staffLimits),
  { ...filesOf('declarations of the flows', 'packages/flows/dist/**/*.d.ts', '3 MB'), brotli: false },
  filesOf('script of the element, at once', `${element}/index.js`, '1.6 kB'),
  filesOf('checkout of the element, when it is shown', `${element}/parts/!(later|popover)*.js`, '168 kB'),
  filesOf('later steps of the element', `${element}/parts/later*.js`, '26 kB'),
  filesOf('popover of the element, for browsers without it', `${element}/parts/popover*.js`, '3.4 kB'),
];
