import { type Envelope } from './envelope.ts';
import { type Outcome } from './outcome.ts';
import type { OperationTypes } from './wire-types.gen.ts';

/** The name of an operation, which is also the name of its method. */
export type OperationName = keyof OperationTypes;
export type AreaOf<N extends OperationName> = OperationTypes[N]['area'];
/** The name of an area, whose operations the client loads together. */
export type Area = AreaOf<OperationName>;
/** The operations of one or several areas. */
export type OperationsInArea<A extends Area> = {
  [N in OperationName]: AreaOf<N> extends A ? N : never;
}[OperationName];
/** The request type of an operation. */
export type RequestOf<N extends OperationName> = OperationTypes[N]['request'];
/** The type of an accepted answer of an operation. */
export type AnswerOf<N extends OperationName> = OperationTypes[N]['answer'];

/** Options of a single call. */
export interface CallOptions {
  /** An aborted call never settles. */
  readonly signal?: AbortSignal;
  /**
   * The key of the submission: a UUID for each confirmation by the user, the same for a retry after a lost answer.
   * Sent as `Idempotency-Key` if the operation is idempotent.
   */
  readonly submission?: string;
  /** Sent instead of the stored token: the id of an account activation, or the token of a session that just ended. */
  readonly token?: string;
}

/** Calls an operation; rejects with a `ProviderFault`. */
export type ProviderMethod<Request, Answer extends Envelope> = (
  request: Request,
  options?: CallOptions,
) => Promise<Outcome<Answer>>;

/** One method for each operation of the contract. */
export type Provider = { readonly [N in OperationName]: ProviderMethod<RequestOf<N>, AnswerOf<N>> };
