export { flowContract, type Check } from './model-testing/contract.ts';
export { createSubmissionKeyCounter } from './model-testing/submission-key-counter.ts';
export { deferredPort, deferredPorts, type DeferredPort, type DeferredPorts } from './model-testing/deferred-port.ts';
export {
  storyArgs,
  journeysOf,
  playScenario,
  type PlayedScenario,
  type FlowDocs,
  type Journeys,
  type Scenario,
  type ShownChild,
  type SteppedChild,
  type WorldStep,
} from './model-testing/journey.ts';
export * from './model-testing/monitors.ts';
export { viewOf } from './kit/flow.ts';
export { secondFactor } from './parts/identity/second-factor/second-factor.flow.ts';
export { pinConfirmation } from './parts/identity/pin-confirmation/pin-confirmation.flow.ts';
export { raisedNotices } from './kit/notice.ts';
export { mutant } from './model-testing/mutant.ts';
export { createProver } from './model-testing/create-prover.ts';
export { takenTransitions, transitionIdOf } from './model-testing/taken-transitions.ts';
export * from './model-testing/play/entry.ts';
export { replayRoute } from './model-testing/replay.ts';
export { startFlow, startPart, type StartedFlow } from './model-testing/start-flow.ts';
export {
  throwViolation,
  Violation,
  walk,
  type Edge,
  type Monitor,
  type Route,
  type WalkResult,
  type World,
} from './model-testing/walk.ts';
export { createSchemeSearch } from './discovery/scheme-search/engine/search.ts';
export { mobileEntryJourneys, mobileEntryWorld } from './parts/identity/mobile-entry/mobile-entry.scenarios.ts';
export { secondFactorJourneys, secondFactorWorld } from './parts/identity/second-factor/second-factor.scenarios.ts';
export { serverNoticeJourneys, serverNoticeWorld } from './parts/page/server-notice/server-notice.scenarios.ts';
export { sessionJourneys, sessionWorld } from './access/session/session.scenarios.ts';
export { staffSessionJourneys, staffSessionWorld } from './backoffice/staff-session/staff-session.scenarios.ts';
export { staffSignInJourneys, staffSignInWorld } from './backoffice/staff-sign-in/staff-sign-in.scenarios.ts';
export { signInCodeJourneys, signInCodeWorld } from './access/sign-in-code/sign-in-code.scenarios.ts';
export { signInJourneys, signInWorld } from './access/sign-in/sign-in.scenarios.ts';
export { pinChangeJourneys, pinChangeWorld } from './access/pin-change/pin-change.scenarios.ts';
export { identityPagesJourneys, identityPagesWorld } from './access/identity-pages/identity-pages.scenarios.ts';
export { passwordResetJourneys, passwordResetWorld } from './access/password-reset/password-reset.scenarios.ts';
export {
  emailVerificationJourneys,
  emailVerificationWorld,
} from './access/email-verification/email-verification.scenarios.ts';
export { pinSetupJourneys, pinSetupWorld } from './access/pin-setup/pin-setup.scenarios.ts';
export { imageUploadJourneys, imageUploadWorld } from './parts/form/image-upload/image-upload.scenarios.ts';
export {
  nomineeChoiceInput,
  nomineeChoiceJourneys,
  nomineeChoiceWorld,
  nominees as sampleNominees,
} from './parts/nominee/nominee-choice/nominee-choice.scenarios.ts';
export * from './parts/order/order-confirmation/order-confirmation.monitors.ts';
export {
  bankDetailsJourneys,
  bankDetailsWorld,
  verifiedAnswer,
} from './parts/bank/bank-details/bank-details.scenarios.ts';
export {
  kycBankJourneys,
  kycBankWorld,
  openStage as openBankStage,
  readCheque,
  typedDetails,
} from './kyc/kyc-bank/kyc-bank.scenarios.ts';
export {
  esignKycJourneys,
  esignKycWorld,
  openStage as openEsignStage,
  signed as signedByWidget,
} from './kyc/esign-kyc/esign-kyc.scenarios.ts';
export { kycPanJourneys, kycPanWorld } from './kyc/kyc-pan/kyc-pan.scenarios.ts';
export { kycAadhaarJourneys, kycAadhaarWorld } from './kyc/kyc-aadhaar/kyc-aadhaar.scenarios.ts';
export {
  closedStage as closedCardStage,
  editable as editableStage,
  openStage as openCardStage,
  uploadedAadhaarStage,
  uploadedPanStage,
  uploadedPanStageWithOtherDate,
  sampleCard,
  verifiedAadhaar,
  verifiedPan,
} from './kyc/testing/samples/sample-stages.ts';
export { photoCaptureJourneys, photoCaptureWorld } from './parts/identity/photo-capture/photo-capture.scenarios.ts';
export { answersFor, detailsFormJourneys, detailsFormWorld } from './parts/form/details-form/details-form.scenarios.ts';
export {
  nomineeDetailsInput,
  nomineeDetailsJourneys,
  nomineeDetailsWorld,
  storedNominee,
  readFront,
} from './parts/nominee/nominee-details/nominee-details.scenarios.ts';
export {
  nomineeConfirmed,
  openStage as openPersonalStage,
  personalWizardJourneys,
  personalWizardWorld,
  photoAccepted,
  photoUnderReview,
  savedStage as savedPersonalStage,
  verifiedNomineeStage,
  verifiedPersonalStage,
} from './kyc/personal-wizard/personal-wizard.scenarios.ts';
export {
  detailedInformationJourneys,
  detailsPageWorld,
  incomeInformationJourneys,
} from './kyc/details-page/details-page.scenarios.ts';
export { sampleForm } from './parts/nominee/nominee-choice/testing/sample-form.ts';
export {
  lumpsumCheckoutJourneys,
  lumpsumCheckoutWorld,
} from './checkout/lumpsum-checkout/lumpsum-checkout.scenarios.ts';
export {
  createdOrder,
  lumpsumChart,
  lumpsumChartWith,
  lumpsumChartWithFlags,
  newLumpsum,
  otherAccount,
  pendingOrder,
} from './checkout/lumpsum-checkout/testing/sample-lumpsums.ts';
export { requestedSip, placedSipOrder, sipChart, sipLists } from './checkout/sip-checkout/testing/sample-sips.ts';
export { sipCheckoutJourneys, sipCheckoutWorld } from './checkout/sip-checkout/sip-checkout.scenarios.ts';
export {
  stpRegistrationJourneys,
  stpRegistrationWorld,
} from './checkout/stp-registration/stp-registration.scenarios.ts';
export { paymentChoiceJourneys, paymentChoiceWorld } from './parts/payment/payment-choice/payment-choice.scenarios.ts';
export {
  mandateRegistrationJourneys,
  mandateRegistrationWorld,
  pendingMandate,
} from './parts/mandate/mandate-registration/mandate-registration.scenarios.ts';
export {
  approvedMandate,
  cancelledMandate,
  inactiveMandate,
  otherMandate,
  rejectedMandate,
} from './parts/mandate/mandate-choice/testing/sample-mandates.ts';
export {
  mandateChoiceInput,
  mandateChoiceJourneys,
  mandateChoiceWorld,
  mandateLists,
} from './parts/mandate/mandate-choice/mandate-choice.scenarios.ts';
export {
  recentlyPlacedAt,
  recentOrderInput,
  recentOrderJourneys,
  recentOrderWorld,
} from './parts/order/recent-order/recent-order.scenarios.ts';
export {
  pinConfirmationJourneys,
  pinConfirmationWorld,
} from './parts/identity/pin-confirmation/pin-confirmation.scenarios.ts';
export {
  bankAccountAdditionJourneys,
  bankAccountAdditionWorld,
  savedAccountsAnswer,
} from './banking/bank-account-addition/bank-account-addition.scenarios.ts';
export {
  bankAccountListJourneys,
  bankAccountListWorld,
} from './banking/bank-account-list/bank-account-list.scenarios.ts';
export * from './banking/testing/sample-accounts.ts';
export { paymentJourneys, paymentWorld } from './payments/payment/payment.scenarios.ts';
export { paymentStatusJourneys, paymentStatusWorld } from './payments/payment-status/payment-status.scenarios.ts';
export {
  allottedOrder,
  cancelledOrder,
  payableOrder,
  rejectedOrder,
  unpaidOrder,
} from './parts/testing/sample-orders.ts';
export { orderListJourneys } from './orders/order-list/order-list.scenarios.ts';
export { orderListWorld } from './orders/order-list/testing/order-list-world.ts';
export { allOrdersJourneys, allOrdersWorld } from './orders/all-orders/all-orders.scenarios.ts';
export { expertAdviceJourneys, expertAdviceWorld } from './discovery/expert-advice/expert-advice.scenarios.ts';
export {
  requestedOrderJourneys,
  requestedOrderWorld,
} from './parts/order/requested-order/requested-order.scenarios.ts';
export {
  payableSip,
  registeredSip,
  sipResponseJourneys,
  sipResponseWorld,
} from './orders/sip-response/sip-response.scenarios.ts';
export {
  swpRegistrationJourneys,
  swpRegistrationWorld,
  withdrawableOrder,
  orderWithSwp,
} from './orders/swp-registration/swp-registration.scenarios.ts';
export { pausableSip, sipPauseJourneys, sipPauseWorld } from './orders/sip-pause/sip-pause.scenarios.ts';
export {
  orderUnderRedemption,
  loadedOrder,
  placedRedemption,
  redeemableOrder,
  redeemJourneys,
  redeemWorld,
} from './orders/redeem/redeem.scenarios.ts';
export {
  addedOrder,
  investableOrder,
  investMoreJourneys,
  investMoreWorld,
  orderWithoutGain,
} from './orders/invest-more/invest-more.scenarios.ts';
export { orderResponseJourneys, orderResponseWorld } from './orders/order-response/order-response.scenarios.ts';
export { statementJourneys, statementWorld } from './orders/statement/statement.scenarios.ts';
export { capitalGainsJourneys, capitalGainsWorld } from './orders/capital-gains/capital-gains.scenarios.ts';
export { holdingSamples } from './orders/holding-page/testing/holding-samples.ts';
export { holdingListJourneys, holdingListWorld } from './orders/holding-list/holding-list.scenarios.ts';
export { holdingPageJourneys, holdingPageWorld } from './orders/holding-page/holding-page.scenarios.ts';
export { portfolioJourneys, portfolioWorld } from './orders/portfolio/portfolio.scenarios.ts';
export {
  redemptionEstimateJourneys,
  redemptionEstimateWorld,
} from './orders/redemption-estimate/redemption-estimate.scenarios.ts';
export { myKycJourneys, myKycWorld, sampleKycRecord } from './kyc/my-kyc/my-kyc.scenarios.ts';
export {
  schemeListAnswer,
  sampleLists,
  sampleScheme,
  sampleSchemes,
  schemeListJourneys,
  schemeListWorld,
} from './discovery/scheme-list/scheme-list.scenarios.ts';
export {
  watchlistsAnswer,
  watchlistListsOf,
  sampleWatchlist,
  watchlistCreationJourneys,
  watchlistCreationWorld,
} from './discovery/watchlist-creation/watchlist-creation.scenarios.ts';
export {
  schemeWatchlistsJourneys,
  schemeWatchlistsWorld,
} from './discovery/scheme-watchlists/scheme-watchlists.scenarios.ts';
export {
  watchlistRenamingJourneys,
  watchlistRenamingWorld,
} from './discovery/watchlist-renaming/watchlist-renaming.scenarios.ts';
export { watchlistsJourneys, watchlistsWorld } from './discovery/watchlists/watchlists.scenarios.ts';
export {
  schemeComparisonJourneys,
  schemeComparisonWorld,
} from './discovery/scheme-comparison/scheme-comparison.scenarios.ts';
export { chartPageJourneys, chartPageWorld } from './discovery/chart-page/chart-page.scenarios.ts';
export {
  LATEST_NAV_AT,
  SAMPLE_TODAY,
  sampleChart,
  sampleHistory,
  sampleParameters,
  samplePublished,
  sampleSipChart,
  sampleSipOption,
  unpublishedFields,
} from './discovery/invest-panel/testing/sample-chart.ts';
export { nomineeVerified } from './discovery/invest-panel/testing/panel-inputs.ts';
export { investPanelJourneys, investPanelWorld } from './discovery/invest-panel/invest-panel.scenarios.ts';
export {
  clientCodeCreationJourneys,
  clientCodeCreationWorld,
  signedClient,
} from './backoffice/client-code-creation/client-code-creation.scenarios.ts';
export {
  clientListJourneys,
  clientListWorld,
  sampleClient,
  sampleClients,
} from './backoffice/client-list/client-list.scenarios.ts';
export { paymentCalendarJourneys, paymentCalendarWorld } from './orders/payment-calendar/payment-calendar.scenarios.ts';
