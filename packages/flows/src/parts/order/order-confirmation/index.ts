export type { AttemptEnd, PendingRetry, RetryContext } from './pending-retry.ts';
export type * from './order-confirmation.types.ts';
