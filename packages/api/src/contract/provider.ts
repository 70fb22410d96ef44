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
import { type orderingOperations } from './ordering.ts';
import { type ordersOperations } from './orders.ts';
import { type Outcome } from './outcome.ts';
import { type paymentsOperations } from './payments.ts';
import { type redemptionOperations } from './redemption.ts';
import { type additionalOperations } from './additional.ts';
import { type statementOperations } from './statement.ts';
import { type sipOperations } from './sip.ts';
import { type standingOperations } from './standing.ts';
import { type stageOperations } from './stage.ts';
import { type transferOperations } from './transfer.ts';
import { type watchlistsOperations } from './watchlists.ts';
import { type swpOperations } from './swp.ts';

/** Every area with its table. A new area is one more line here; the client then does not compile without it. */
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
  ordering: typeof orderingOperations;
  sip: typeof sipOperations;
  orders: typeof ordersOperations;
  standing: typeof standingOperations;
  transfer: typeof transferOperations;
  redemption: typeof redemptionOperations;
  additional: typeof additionalOperations;
  statement: typeof statementOperations;
  swp: typeof swpOperations;
  payments: typeof paymentsOperations;
  backoffice: typeof backofficeOperations;
}
export type Area = keyof Areas;

type Merged<T> = (T extends unknown ? (table: T) => void : never) extends (table: infer All) => void ? All : never;
type TablesMerged = Merged<Areas[Area]>;

export type OperationName = keyof TablesMerged;
export type AreaOf<N extends OperationName> = TablesMerged[N]['area'];
export type RequestOf<N extends OperationName> = v.InferOutput<TablesMerged[N]['request']>;
export type AnswerOf<N extends OperationName> = v.InferOutput<TablesMerged[N]['answer']>;

export interface CallOptions {
  /** An aborted call never settles. */
  readonly signal?: AbortSignal;
  /** A UUID, one for each confirmation of the person; written into `Idempotency-Key` where the operation carries it. */
  readonly submission?: string;
  /** Sent in place of the stored token: the id of an account activation, the token of a person who has just left. */
  readonly token?: string;
}

export type ProviderMethod<Request, Answer extends Envelope> = (
  request: Request,
  options?: CallOptions,
) => Promise<Outcome<Answer>>;

/** One method for each operation of the contract. Unexpected things reject with a `ProviderFault`. */
export type Provider = { readonly [N in OperationName]: ProviderMethod<RequestOf<N>, AnswerOf<N>> };
