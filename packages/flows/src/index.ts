/** The wire types that ports take and give. */
export type * from '@folioflow/api/contract';
export {
  flow,
  observeFlow,
  observeNotices,
  remoteOf,
  type AnyFlow,
  type Flow,
  type ObservedFlow,
  type Remote,
  type ViewOf,
} from './kit/flow.ts';
export { isBusy } from './kit/is-busy.ts';
export { waitForView } from './kit/wait-for-view.ts';
export { markRefusalsAfterLostAnswer } from './kit/refusals-after-lost-answer.ts';
export {
  calendarDayOf,
  civilDateOf,
  dayInIndia,
  daysBetween,
  isCalendarDay,
  isWeekend,
  momentInIndia,
} from '@folioflow/api/contract';
export type { StorageRule } from './kit/storage-rule.ts';
export {
  sessionEndNotice,
  sessionEndTextNotice,
  type Notice,
  type NoticeKind,
  type NoticeRaised,
} from './kit/notice.ts';
export type {
  ChildFlow,
  EmbeddableFlow,
  EmbeddableFlowOf,
  EmbeddableMachine,
  FlowTypes,
  RunnableFlow,
} from './kit/embeddable-flow.ts';
export { operationPort, type OperationPort, type OperationPorts } from './kit/operation-port.ts';
export {
  accepted,
  acceptedLocally,
  adaptPort,
  isRefusal,
  refused,
  runnable,
  type Port,
  type PortOutcome,
  type Runnable,
} from './kit/port.ts';
export {
  backofficeRoutes,
  investorRoutes,
  routeOf,
  type BackofficeRoute,
  type Exit,
  type ExitTaken,
  type InvestorRoute,
} from './kit/routes.ts';
export { resource, type ResourceView } from './kit/resource.ts';
export { type SubmissionKeySource } from './kit/submission-key.ts';
export {
  CHART_PERIOD_DAYS,
  INVEST_AMOUNT_MAX_LENGTH,
  MOBILE_BREAKPOINT_PX,
  MOBILE_LENGTH,
  NOTICE_SHOWN_LENGTH,
  ORDER_LIST_SCROLL_THRESHOLD_PX,
  OTP_LENGTH,
  RESEND_COOLDOWN_MS,
  PIN_LENGTH,
  WATCHLIST_NAME_MAX_LENGTH,
  isUnclearFigure,
  parseLumpsumCheckoutSubject,
  parseOrderScreenState,
  parseSelectedOrder,
  parseSipCheckoutState,
  parseStpState,
  type LumpsumCheckoutSubject,
  type OrderRequestMode,
  type RequestedLumpsum,
  type RequestedOrderScreen,
  type RequestedSip,
  type SchemeIdentity,
  type SipPayment,
} from '@folioflow/api/contract';
export { formatMessage } from './messages/format-message.ts';
export { formatNotice, type NoticeWords } from './kit/format-notice.ts';
export * from './access/session/index.ts';
export * from './access/sign-in/index.ts';
export * from './access/sign-in-code/index.ts';
export { signInCodeStateOf } from './access/sign-in-code/sign-in-code-state.ts';
export * from './access/pin-change/index.ts';
export * from './access/identity-pages/index.ts';
export { isEmail } from './parts/identity/email.rules.ts';
export { parseSignInData, type PersonSignedIn, type SignInData } from './access/sign-in-data.ts';
export { signUpStateOf, type SignUpState } from './access/sign-up-state.ts';
export {
  passwordProblem,
  enterNewPassword,
  enterPassword,
  type PasswordLength,
  type TypedPassword,
  type TypedPasswordProblem,
} from './access/new-password.rules.ts';
export type * from './access/email-password/email-password.types.ts';
export * from './access/password-reset/index.ts';
export * from './access/email-verification/index.ts';
export * from './access/pin-setup/index.ts';
export * from './parts/identity/mobile-entry/index.ts';
export * from './parts/identity/second-factor/index.ts';
export * from './parts/mandate/mandate-registration/index.ts';
export * from './parts/mandate/mandate-choice/index.ts';
export * from './parts/identity/pin-confirmation/index.ts';
export * from './parts/order/recent-order/index.ts';
export * from './parts/page/server-notice/index.ts';
export { hasHiddenCharacters } from './parts/text-entry/hidden-characters.ts';
export { enterCode, enterMobile } from './parts/text-entry/entered-number.ts';
export { enterText } from './parts/text-entry/inserted-text.ts';
export { toLatinDigits } from './parts/text-entry/latin-digits.ts';
export * from './parts/form/image-upload/index.ts';
export * from './parts/nominee/nominee-choice/index.ts';
export * from './parts/order/order-confirmation/index.ts';
export {
  computeDealingDates,
  plannedSaleNavDay,
  type DealingDates,
  type DealingTerms,
  type Holidays,
  type MomentInIndia,
} from './parts/order/dealing-day.ts';
export { purchaseAgreement, type PurchaseAgreement, type PurchaseTerms } from './parts/order/purchase-agreement.ts';
export * from './parts/identity/photo-capture/index.ts';
export * from './parts/form/details-form/index.ts';
export * from './parts/nominee/nominee-details/index.ts';
export * from './checkout/lumpsum-checkout/index.ts';
export * from './parts/order/requested-order/index.ts';
export * from './checkout/sip-checkout/index.ts';
export * from './checkout/stp-registration/index.ts';
export { computeInstallmentDay, sipAgreement, type SipAgreement } from './parts/order/sip-terms/sip-agreement.ts';
export * from './parts/payment/payment-choice/index.ts';
export * from './payments/payment/index.ts';
export * from './payments/payment-status/index.ts';
export type { OrderState } from './parts/order/order-state.ts';
export { informationHtmlOf } from './orders/information-state.ts';
export * from './orders/order-list/index.ts';
export * from './orders/all-orders/index.ts';
export { cancellationMeaning, type CancellationMeaning } from './orders/order-list/cancellation-meaning.ts';
export * from './orders/order-screen/index.ts';
export * from './orders/redeem/index.ts';
export * from './orders/invest-more/index.ts';
export * from './orders/statement/index.ts';
export * from './orders/order-response/index.ts';
export * from './orders/portfolio/index.ts';
export * from './orders/redemption-estimate/index.ts';
export * from './orders/capital-gains/index.ts';
export * from './orders/holding-list/index.ts';
export * from './orders/holding-page/index.ts';
export type { AnnualReturn, HoldingFigures } from './holdings/figures.ts';
export { isSaleKind, type HoldingKey, type HoldingTransaction } from './holdings/records.ts';
export type { XirrGap } from './holdings/xirr.ts';
export * from './orders/sip-pause/index.ts';
export * from './orders/sip-response/index.ts';
export * from './orders/swp-registration/index.ts';
export {
  chartPath,
  narrowChartExit,
  addToWatchlistPath,
  wireParametersOf,
  type WireSchemeParameters,
} from './discovery/scheme-address.ts';
export * from './discovery/scheme-parameters.ts';
export { statisticsRequestOf } from './parts/scheme/statistics-request.ts';
export {
  searchAfterEvent,
  initialSearch,
  searchView,
  searchSchemes,
  hasSearchText,
  parseSearchText,
  suggestSearch,
  searchQueryParts,
  SEARCH_TEXT_MAX_LENGTH,
  type MarkedPieces,
  type SchemeMarks,
  type SchemeSearch,
  type SearchContext,
  type SearchEvent,
  type SearchSuggestion,
  type SearchView,
  type SearchedScheme,
} from './discovery/scheme-search/index.ts';
export * from './discovery/scheme-list/index.ts';
export * from './discovery/scheme-watchlists/index.ts';
export * from './discovery/watchlist-creation/index.ts';
export * from './discovery/watchlist-renaming/index.ts';
export * from './discovery/watchlists/index.ts';
export * from './discovery/chart-page/index.ts';
export * from './discovery/scheme-comparison/index.ts';
export * from './discovery/scheme-terms.ts';
export * from './discovery/invest-panel/index.ts';
export * from './discovery/sip-calculator/index.ts';
export * from './discovery/calculator-address.ts';
export * from './discovery/lumpsum-calculator/index.ts';
export * from './discovery/goal-calculator/index.ts';
export * from './discovery/returns-calculator/index.ts';
export * from './discovery/fund-portfolio/index.ts';
export * from './discovery/expert-advice/index.ts';
export { findDocumentDifferences, type DocumentDifference } from './kyc/document-differences.ts';
export * from './kyc/stage.ts';
export * from './kyc/kyc-progress.ts';
export * from './kyc/kyc-progress.storage.ts';
export * from './kyc/personal-wizard/index.ts';
export { personalWizardStorage } from './kyc/personal-wizard/personal-wizard.storage.ts';
export * from './kyc/details-page/index.ts';
export type * from './kyc/card-stage/card-stage.types.ts';
export * from './kyc/kyc-pan/index.ts';
export * from './kyc/kyc-aadhaar/index.ts';
export * from './kyc/my-kyc/index.ts';
export * from './parts/bank/bank-details/index.ts';
export * from './kyc/kyc-bank/index.ts';
export * from './kyc/esign-kyc/index.ts';
export type { PayingAccount } from './banking/paying-account.ts';
export * from './banking/bank-account-addition/index.ts';
export * from './banking/bank-account-list/index.ts';
export type { AccountOptionLists, AccountSummary, VerifiedAccount } from './banking/verified-account.ts';
export * from './orders/payment-calendar/index.ts';
