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
export { type Notice, type NoticeKind, type NoticeRaised } from './kit/notice.ts';
export { accepted, adapted, refused, runnable, type Port, type PortOutcome, type Runnable } from './kit/port.ts';
export {
  backofficeRoutes,
  investorRoutes,
  routeOf,
  type BackofficeRoute,
  type Exit,
  type InvestorRoute,
} from './kit/routes.ts';
export { resource, type ResourceView } from './kit/resource.ts';
export { type NewSubmission } from './kit/submission-key.ts';
export { say } from './messages/say.ts';
export * from './access/session/index.ts';
export * from './access/sign-in/index.ts';
export * from './access/sign-in-code/index.ts';
export { type SignedIn } from './access/signed-in.ts';
export * from './parts/mobile-entry/index.ts';
export * from './parts/second-factor/index.ts';
export * from './parts/server-notice/index.ts';
export * from './parts/image-upload/index.ts';
export * from './parts/nominee-choice/index.ts';
export * from './ordering/lumpsum-checkout/index.ts';
export * from './parts/payment-choice/index.ts';
export * from './payments/payment/index.ts';
export * from './payments/payment-status/index.ts';
export * from './orders/order-list/index.ts';
export * from './orders/order-screen/index.ts';
export * from './orders/portfolio/index.ts';
export * from './discovery/index.ts';
export type { PayingAccount } from './banking/paying-account.ts';
