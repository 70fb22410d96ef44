import type { Operation } from '../contract/operation.ts';
import type { RawAnswer } from './parse-answer.ts';

/** The call of the contract that a request sends. */
interface ProviderCall {
  readonly operation: Operation;
  /** Replaces the stored token. */
  readonly token: string | undefined;
  /** The key of the submission, if the operation is idempotent. */
  readonly key: string | undefined;
}

/** The answer to a call, and the time of its receipt. */
export interface ReceivedAnswer {
  readonly raw: RawAnswer;
  /** Milliseconds since the epoch by the device's clock. */
  readonly receivedAt: number;
  /** Milliseconds since the epoch by the provider's clock; NaN if the answer has no date. */
  readonly answeredAt: number;
}

/** An answer whose verdict has been reported to the session. */
export interface JudgedAnswer extends ReceivedAnswer {
  /** The answer has ended the session. */
  readonly hasEnded: boolean;
}

declare module 'axios' {
  interface AxiosRequestConfig<D, P> {
    /** For the interceptors. A function, because axios copies the plain objects of a configuration. */
    call?: () => ProviderCall;
  }
}
