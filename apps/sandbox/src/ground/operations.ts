import {
  type AnswerOf,
  type Area,
  type OperationName,
  type OperationsInArea,
  type RequestOf,
} from '@folioflow/api/contract';
import { type Call, type PreparedAnswer, type Reply } from './call.ts';

/** Implementation of an operation that changes something; it runs in a transaction. */
export type Handler<N extends OperationName> = (call: Call<RequestOf<N>>) => Promise<Reply<AnswerOf<N>>>;

/** Implementation of an operation that only reads: it runs outside a transaction and can return a prepared answer. */
interface Reader<N extends OperationName> {
  readonly read: (call: Call<RequestOf<N>>) => Promise<Reply<AnswerOf<N>> | PreparedAnswer>;
}

type Implementation<N extends OperationName> = Handler<N> | Reader<N>;

/** Implementations of all operations of some areas of the contract. */
export type OperationsOf<A extends Area> = { readonly [N in OperationsInArea<A>]: Implementation<N> };

/** Implementation as the router calls it; the schema of the operation has validated the request. */
export type AnyImplementation =
  | ((call: Call<never>) => Promise<object>)
  | { readonly read: (call: Call<never>) => Promise<object> };

type ImplementedName<A> = A extends { readonly operations: infer O } ? keyof O : never;

/** Combines the operations of all areas; an operation without an implementation is missing in the type. */
export const createImplementations = <A extends object>(
  areas: readonly A[],
): Readonly<Record<ImplementedName<A>, AnyImplementation>> =>
  Object.assign({}, ...areas.map((area) => ('operations' in area ? area.operations : {}))) as Record<
    ImplementedName<A>,
    AnyImplementation
  >;
