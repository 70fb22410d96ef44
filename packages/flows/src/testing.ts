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
export { nomineeChoiceJourneys, nomineeChoiceWorld } from './parts/nominee-choice/nominee-choice.scenarios.ts';
export {
  lumpsumCheckoutJourneys,
  lumpsumCheckoutWorld,
} from './ordering/lumpsum-checkout/lumpsum-checkout.scenarios.ts';
export { paymentChoiceJourneys, paymentChoiceWorld } from './parts/payment-choice/payment-choice.scenarios.ts';
export { paymentJourneys, paymentWorld } from './payments/payment/payment.scenarios.ts';
export { paymentStatusJourneys, paymentStatusWorld } from './payments/payment-status/payment-status.scenarios.ts';
export { allottedOrder, cancelledOrder, payableOrder, rejectedOrder } from './orders/sample-orders.ts';
export { orderListJourneys, orderListWorld } from './orders/order-list/order-list.scenarios.ts';
export { portfolioJourneys, portfolioWorld } from './orders/portfolio/portfolio.scenarios.ts';
