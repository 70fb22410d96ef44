import {
  accessOperations,
  accountsOperations,
  additionalOperations,
  adviceOperations,
  type AnswerOf,
  type Areas,
  backofficeOperations,
  bankingOperations,
  chartOperations,
  discoveryOperations,
  kycOperations,
  mandatesOperations,
  type Operation,
  type OperationName,
  orderingOperations,
  ordersOperations,
  paymentsOperations,
  redemptionOperations,
  type RequestOf,
  sipOperations,
  stageOperations,
  standingOperations,
  statementOperations,
  transferOperations,
  swpOperations,
  watchlistsOperations,
} from '@folioflow/api/contract';
import { type Call, type PreparedAnswer, type Reply } from './call.ts';

const declared: Readonly<Pick<Areas, keyof Areas>> = {
  access: accessOperations,
  stage: stageOperations,
  kyc: kycOperations,
  banking: bankingOperations,
  accounts: accountsOperations,
  mandates: mandatesOperations,
  discovery: discoveryOperations,
  chart: chartOperations,
  watchlists: watchlistsOperations,
  advice: adviceOperations,
  ordering: orderingOperations,
  sip: sipOperations,
  orders: ordersOperations,
  standing: standingOperations,
  transfer: transferOperations,
  redemption: redemptionOperations,
  additional: additionalOperations,
  statement: statementOperations,
  swp: swpOperations,
  payments: paymentsOperations,
  backoffice: backofficeOperations,
};

/** Every operation of the contract. */
export const operations: readonly Operation[] = Object.values(declared).flatMap((area) =>
  Object.values<Operation>(area),
);

export const isOperation = (name: string): boolean => operations.some((operation) => operation.name === name);

/** How an operation that changes something is implemented: it runs in one transaction. */
export type Handler<N extends OperationName> = (call: Call<RequestOf<N>>) => Promise<Reply<AnswerOf<N>>>;

/** An operation that only reads: it runs outside a transaction and may answer prepared bytes. */
interface Reader<N extends OperationName> {
  readonly read: (call: Call<RequestOf<N>>) => Promise<Reply<AnswerOf<N>> | PreparedAnswer>;
}

type Implementation<N extends OperationName> = Handler<N> | Reader<N>;

type NamesIn<A extends keyof Areas> = { [K in A]: keyof Areas[K] }[A] & OperationName;

/** Everything that the contract declares for some of its areas, each operation implemented once. */
export type OperationsOf<A extends keyof Areas> = { readonly [N in NamesIn<A>]: Implementation<N> };

/** An implementation as the router sees it: what it may be called with was checked by the schema of its operation. */
export type AnyImplementation =
  | ((call: Call<never>) => Promise<object>)
  | { readonly read: (call: Call<never>) => Promise<object> };

type Implemented<A> = A extends { readonly operations: infer O } ? keyof O : never;

/** The operations of all areas together; one that no area implements is missing in the type too. */
export const implementationsOf = <A extends object>(
  areas: readonly A[],
): Readonly<Record<Implemented<A>, AnyImplementation>> =>
  Object.assign({}, ...areas.map((area) => ('operations' in area ? area.operations : {}))) as Record<
    Implemented<A>,
    AnyImplementation
  >;
