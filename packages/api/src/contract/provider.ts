import type * as v from 'valibot';
import { type accessOperations } from './access.ts';
import { type accountsOperations } from './accounts.ts';
import { type adviceOperations } from './advice.ts';
import { type backofficeOperations } from './backoffice.ts';
import { type bankingOperations } from './banking.ts';
import { type chartOperations } from './chart.ts';
import { type discoveryOperations } from './discovery.ts';
import { type Envelope } from './envelope.ts';
import { type kycOperations } from './kyc.ts';
import { type mandatesOperations } from './mandates.ts';
import { type checkoutOperations } from './checkout.ts';
import { type ordersOperations } from './orders.ts';
import { type Outcome } from './outcome.ts';
import { type paymentsOperations } from './payments.ts';
import { type redemptionOperations } from './redemption.ts';
import { type additionalOperations } from './additional.ts';
import { type statementOperations } from './statement.ts';
import { type sipOperations } from './sip.ts';
import { type orderChangesOperations } from './order-changes.ts';
import { type stageOperations } from './stage.ts';
import { type transferOperations } from './transfer.ts';
import { type watchlistsOperations } from './watchlists.ts';
import { type swpOperations } from './swp.ts';

/** Every area with its operations. After adding an area here, the client does not compile until it loads it. */
export interface Areas {
  access: typeof accessOperations;
  stage: typeof stageOperations;
  kyc: typeof kycOperations;
  banking: typeof bankingOperations;
  accounts: typeof accountsOperations;
  mandates: typeof mandatesOperations;
  discovery: typeof discoveryOperations;
  chart: typeof chartOperations;
  watchlists: typeof watchlistsOperations;
  advice: typeof adviceOperations;
  checkout: typeof checkoutOperations;
  sip: typeof sipOperations;
  orders: typeof ordersOperations;
  orderChanges: typeof orderChangesOperations;
  transfer: typeof transferOperations;
  redemption: typeof redemptionOperations;
  additional: typeof additionalOperations;
  statement: typeof statementOperations;
  swp: typeof swpOperations;
  payments: typeof paymentsOperations;
  backoffice: typeof backofficeOperations;
}
export type Area = keyof Areas;

type UnionToIntersection<T> = (T extends unknown ? (table: T) => void : never) extends (table: infer All) => void
  ? All
  : never;
type AllOperations = UnionToIntersection<Areas[Area]>;

/** The name of an operation, which is also the name of its method. */
export type OperationName = keyof AllOperations;
export type AreaOf<N extends OperationName> = AllOperations[N]['area'];
/** The request type of an operation. */
export type RequestOf<N extends OperationName> = v.InferOutput<AllOperations[N]['request']>;
/** The type of an accepted answer of an operation. */
export type AnswerOf<N extends OperationName> = v.InferOutput<AllOperations[N]['answer']>;

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
