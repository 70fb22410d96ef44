export { flowContract, type Check } from './kit/contract.ts';
export { countingSubmissions } from './kit/counting-submissions.ts';
export { heldPort } from './kit/held-port.ts';
export { at, journeysOf, reach, type Arrival, type Journeys, type Scenario, type WorldStep } from './kit/journey.ts';
export * from './kit/monitors.ts';
export { mutant } from './kit/mutant.ts';
export { violated, Violation, walk, type Edge, type Monitor, type Route, type Walked, type World } from './kit/walk.ts';
export { mobileEntryJourneys, mobileEntryWorld } from './parts/mobile-entry/mobile-entry.scenarios.ts';
export { secondFactorJourneys, secondFactorWorld } from './parts/second-factor/second-factor.scenarios.ts';
export { serverNoticeJourneys, serverNoticeWorld } from './parts/server-notice/server-notice.scenarios.ts';
export { sessionJourneys, sessionWorld } from './access/session/session.scenarios.ts';
export { signInCodeJourneys, signInCodeWorld } from './access/sign-in-code/sign-in-code.scenarios.ts';
export { signInJourneys, signInWorld } from './access/sign-in/sign-in.scenarios.ts';
export { imageUploadJourneys, imageUploadWorld } from './parts/image-upload/image-upload.scenarios.ts';
export {
  nomineeChoiceInput,
  nomineeChoiceJourneys,
  nomineeChoiceWorld,
  nominees as sampleNominees,
} from './parts/nominee-choice/nominee-choice.scenarios.ts';
export { sampleForm } from './parts/nominee-choice/sample-form.ts';
export {
  createdOrder,
  freshState,
  lumpsumCheckoutJourneys,
  lumpsumCheckoutWorld,
} from './ordering/lumpsum-checkout/lumpsum-checkout.scenarios.ts';
export { paymentChoiceJourneys, paymentChoiceWorld } from './parts/payment-choice/payment-choice.scenarios.ts';
export { paymentJourneys, paymentWorld } from './payments/payment/payment.scenarios.ts';
export { paymentStatusJourneys, paymentStatusWorld } from './payments/payment-status/payment-status.scenarios.ts';
export { allottedOrder, cancelledOrder, payableOrder, rejectedOrder } from './orders/sample-orders.ts';
export { orderListJourneys, orderListWorld } from './orders/order-list/order-list.scenarios.ts';
export { portfolioJourneys, portfolioWorld } from './orders/portfolio/portfolio.scenarios.ts';
export {
  listed,
  sampleLists,
  sampleScheme,
  sampleSchemes,
  schemeListJourneys,
  schemeListWorld,
} from './discovery/scheme-list/scheme-list.scenarios.ts';
export { chartPageJourneys, chartPageWorld } from './discovery/chart-page/chart-page.scenarios.ts';
export {
  LATEST_NAV_AT,
  sampleChart,
  sampleHistory,
  sampleParameters,
} from './discovery/chart-page/chart-page.samples.ts';
export {
  investPanelJourneys,
  investPanelWorld,
  nomineeVerified,
} from './discovery/invest-panel/invest-panel.scenarios.ts';
