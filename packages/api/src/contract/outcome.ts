import { type ProviderCode } from './codes.ts';
import { type Envelope } from './envelope.ts';

/**
 * The result of a provider method. `receivedAt` is in milliseconds since the epoch, by the client's clock.
 * `ended` (003 or 004 during a session) is handled by the session. `noAnswer` is the empty success of C-02: login,
 * sendOtp or sendTwoFactorOtp without a response.
 */
export type Outcome<A extends Envelope> =
  | {
      readonly kind: 'accepted';
      readonly answer: A;
      readonly receivedAt: number;
      /**
       * The time of the answer by the provider's clock, in milliseconds since the epoch; absent if the page may not read
       * the `Date` header (decision 037).
       */
      readonly answeredAt?: number;
    }
  | {
      readonly kind: 'refused';
      readonly code: ProviderCode;
      readonly text: string;
      /** The envelope is always present, other fields only if the provider sent them. */
      readonly answer: Envelope & Partial<A>;
      readonly receivedAt: number;
      /**
       * An interpretation besides the server text. `connectivity`: the client could not load its own code, so it sent
       * nothing. The others occur after an earlier call lost its answer: it may have had its effect (decision 009).
       */
      readonly means?: 'connectivity' | 'earlierAttempt' | 'acceptedBefore';
      /** The refused call repeats a call without an answer, which may have had its effect. */
      readonly isRepeat?: true;
    }
  | { readonly kind: 'ended' }
  | { readonly kind: 'noAnswer' };

export type FaultKind = 'unreachable' | 'http' | 'malformed';

const FAULT_KINDS: readonly unknown[] = ['unreachable', 'http', 'malformed'] satisfies readonly FaultKind[];

/**
 * The error of a failed call: no response (`unreachable`), HTTP status 400 and above (`http`), or an answer that does
 * not match its schema (`malformed`). `errors` are texts for the user, one per notification; `message` is for
 * developers and contains no values of the answer.
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

/** Compares by shape: a partner's client and this package may each contain a copy of the class. */
export const isProviderFault = (error: unknown): error is ProviderFault =>
  typeof error === 'object' &&
  error !== null &&
  'kind' in error &&
  FAULT_KINDS.includes(error.kind) &&
  'errors' in error &&
  Array.isArray(error.errors);
