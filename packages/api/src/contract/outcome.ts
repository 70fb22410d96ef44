import { type Code } from './codes.ts';
import { type Envelope } from './envelope.ts';

/**
 * What a provider method answers. `receivedAt` is in milliseconds since the epoch, stamped by the client.
 * `ended` (003, 004 where a session was) belongs to the session. `noAnswer` is the empty success of C-02: login, sendOtp and
 * sendTwoFactorOtp without a response, nothing else.
 */
export type Outcome<A extends Envelope> =
  | {
      readonly kind: 'accepted';
      readonly answer: A;
      readonly receivedAt: number;
      /** The provider's own clock, of its `Date`; absent where a page may not read that header (decision 037). */
      readonly answeredAt?: number;
    }
  | {
      readonly kind: 'refused';
      readonly code: Code;
      readonly text: string;
      /** A refusal carries the envelope for certain and the rest of the answer only when the provider sent it. */
      readonly answer: Envelope & Partial<A>;
      readonly receivedAt: number;
      /**
       * What is known besides the provider's words. `connectivity`: the client could not have its own code for the call, so
       * nothing was sent. The others are said of a call after one whose answer was lost (decision 009).
       */
      readonly means?: 'connectivity' | 'earlierAttempt' | 'acceptedBefore';
    }
  | { readonly kind: 'ended' }
  | { readonly kind: 'noAnswer' };

export type FaultKind = 'unreachable' | 'http' | 'malformed';

const FAULT_KINDS: readonly unknown[] = ['unreachable', 'http', 'malformed'] satisfies readonly FaultKind[];

/**
 * Everything unexpected: no response, HTTP status 400 and above, an answer that cannot be read.
 * `errors` are texts for the user, one per notification; `message` is for the developer and holds no values.
 */
export class ProviderFault extends Error {
  readonly kind: FaultKind;
  declare readonly status?: number;
  readonly errors: readonly string[];

  constructor(kind: FaultKind, errors: readonly string[], details: { status?: number; reason?: string } = {}) {
    super(details.reason ?? errors[0] ?? kind);
    this.name = 'ProviderFault';
    this.kind = kind;
    this.errors = errors;
    if (details.status !== undefined) this.status = details.status;
  }
}

/** Compared by shape: a partner's client and ours may each carry their own copy of the class. */
export const isProviderFault = (error: unknown): error is ProviderFault =>
  typeof error === 'object' &&
  error !== null &&
  'kind' in error &&
  FAULT_KINDS.includes(error.kind) &&
  'errors' in error &&
  Array.isArray(error.errors);
