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
export type { EmbeddableFlow, FlowTypes, RunnableFlow } from './kit/embeddable-flow.ts';
export type { EmbeddableMachine, EmbeddableMachineOf } from './kit/embeddable-machine.ts';
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
export type { ResourceView } from './kit/resource.ts';
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
export { formatNotice, type NoticeText } from './kit/format-notice.ts';
export * from './access/session/session.flow.ts';
export * from './access/sign-in/sign-in.flow.ts';
export * from './access/sign-in-code/sign-in-code.flow.ts';
export { signInCodeStateOf } from './access/sign-in-code/sign-in-code-state.ts';
export * from './access/pin-change/pin-change.flow.ts';
export * from './access/identity-pages/identity-pages.flow.ts';
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
export * from './access/password-reset/password-reset.flow.ts';
export * from './access/email-verification/email-verification.flow.ts';
export * from './access/pin-setup/pin-setup.flow.ts';
export * from './parts/identity/mobile-entry/mobile-entry.flow.ts';
export type * from './parts/identity/second-factor/second-factor.types.ts';
export type { SecondFactorFlow } from './parts/identity/second-factor/second-factor.flow.ts';
export * from './parts/mandate/mandate-registration/mandate-registration.flow.ts';
export * from './parts/mandate/mandate-choice/mandate-choice.flow.ts';
export type * from './parts/identity/pin-confirmation/pin-confirmation.types.ts';
export type { PinConfirmationFlow } from './parts/identity/pin-confirmation/pin-confirmation.flow.ts';
export type * from './parts/order/recent-order/recent-order.types.ts';
export { recentOrderFlow, type RecentOrderFlow } from './parts/order/recent-order/recent-order.flow.ts';
export * from './parts/page/server-notice/server-notice.flow.ts';
export { hasHiddenCharacters } from './parts/text-entry/hidden-characters.ts';
export { enterCode, enterMobile } from './parts/text-entry/entered-number.ts';
export { enterText } from './parts/text-entry/inserted-text.ts';
export { toLatinDigits } from './parts/text-entry/latin-digits.ts';
export type * from './parts/form/image-upload/image-upload.types.ts';
export type { ImageUploadFlow } from './parts/form/image-upload/image-upload.flow.ts';
export * from './parts/nominee/nominee-choice/nominee-choice.flow.ts';
export type * from './parts/order/order-confirmation/order-confirmation.types.ts';
export type { AttemptEnd, PendingRetry, RetryContext } from './parts/order/order-confirmation/pending-retry.ts';
export {
  computeDealingDates,
  plannedSaleNavDay,
  type DealingDates,
  type DealingTerms,
  type Holidays,
  type MomentInIndia,
} from './parts/order/dealing-day.ts';
export { purchaseAgreement, type PurchaseAgreement, type PurchaseTerms } from './parts/order/purchase-agreement.ts';
export type * from './parts/identity/photo-capture/photo-capture.types.ts';
export type { PhotoCaptureFlow } from './parts/identity/photo-capture/photo-capture.flow.ts';
export * from './parts/form/details-form/details-form.flow.ts';
export * from './parts/nominee/nominee-details/nominee-details.flow.ts';
export * from './checkout/lumpsum-checkout/lumpsum-checkout.flow.ts';
export * from './parts/order/requested-order/requested-order.flow.ts';
export * from './checkout/sip-checkout/sip-checkout.flow.ts';
export * from './checkout/stp-registration/stp-registration.flow.ts';
export { computeInstallmentDay, sipAgreement, type SipAgreement } from './parts/order/sip-terms/sip-agreement.ts';
export * from './parts/payment/payment-choice/payment-choice.flow.ts';
export * from './payments/payment/payment.flow.ts';
export * from './payments/payment-status/payment-status.flow.ts';
export type { OrderState } from './parts/order/order-state.ts';
export { informationHtmlOf } from './orders/information-state.ts';
export * from './orders/order-list/order-list.flow.ts';
export * from './orders/all-orders/all-orders.flow.ts';
export { cancellationMeaning, type CancellationMeaning } from './orders/order-list/cancellation-meaning.ts';
export * from './orders/order-screen/index.ts';
export * from './orders/redeem/redeem.flow.ts';
export * from './orders/invest-more/invest-more.flow.ts';
export * from './orders/statement/statement.flow.ts';
export * from './orders/order-response/order-response.flow.ts';
export * from './orders/portfolio/portfolio.flow.ts';
export * from './orders/redemption-estimate/redemption-estimate.flow.ts';
export * from './orders/capital-gains/capital-gains.flow.ts';
export * from './orders/holding-list/holding-list.flow.ts';
export * from './orders/holding-page/holding-page.flow.ts';
export type { AnnualReturn, HoldingFigures } from './holdings/figures.ts';
export { isSaleKind, type HoldingKey, type HoldingTransaction } from './holdings/records.ts';
export type { XirrGap } from './holdings/xirr.ts';
export * from './orders/sip-pause/sip-pause.flow.ts';
export * from './orders/sip-response/sip-response.flow.ts';
export * from './orders/swp-registration/swp-registration.flow.ts';
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
export * from './discovery/scheme-list/scheme-list.flow.ts';
export * from './discovery/scheme-watchlists/scheme-watchlists.flow.ts';
export * from './discovery/watchlist-creation/watchlist-creation.flow.ts';
export * from './discovery/watchlist-renaming/watchlist-renaming.flow.ts';
export * from './discovery/watchlists/watchlists.flow.ts';
export * from './discovery/chart-page/chart-page.flow.ts';
export * from './discovery/scheme-comparison/scheme-comparison.flow.ts';
export * from './discovery/scheme-terms.ts';
export * from './discovery/invest-panel/invest-panel.flow.ts';
export * from './discovery/sip-calculator/index.ts';
export * from './discovery/calculator-address.ts';
export * from './discovery/lumpsum-calculator/index.ts';
export * from './discovery/goal-calculator/index.ts';
export * from './discovery/returns-calculator/index.ts';
export * from './discovery/fund-portfolio/index.ts';
export * from './discovery/expert-advice/expert-advice.flow.ts';
export { findDocumentDifferences, type DocumentDifference } from './kyc/document-differences.ts';
export * from './kyc/stage.ts';
export * from './kyc/kyc-progress.ts';
export * from './kyc/kyc-progress.storage.ts';
export * from './kyc/personal-wizard/personal-wizard.flow.ts';
export { personalWizardStorage } from './kyc/personal-wizard/personal-wizard.storage.ts';
export * from './kyc/details-page/details-page.flow.ts';
export type * from './kyc/card-stage/card-stage.types.ts';
export * from './kyc/kyc-pan/kyc-pan.flow.ts';
export * from './kyc/kyc-aadhaar/kyc-aadhaar.flow.ts';
export * from './kyc/my-kyc/my-kyc.flow.ts';
export type * from './parts/bank/bank-details/bank-details.types.ts';
export { bankDetailsFlow, wireBankInfoOf, type BankDetailsFlow } from './parts/bank/bank-details/bank-details.flow.ts';
export * from './kyc/kyc-bank/kyc-bank.flow.ts';
export * from './kyc/esign-kyc/esign-kyc.flow.ts';
export type { PayingAccount } from './banking/paying-account.ts';
export * from './banking/bank-account-addition/bank-account-addition.flow.ts';
export * from './banking/bank-account-list/bank-account-list.flow.ts';
export type { AccountOptionLists, AccountSummary, VerifiedAccount } from './banking/verified-account.ts';
export * from './orders/payment-calendar/payment-calendar.flow.ts';
