import type { AnswerOf, OperationName, RequestOf } from '@folioflow/api/contract';
import { port, type Port } from './port.ts';

/** An operation of the provider as a port; `Request` where a flow asks for less than the operation takes. */
export type OperationPort<N extends OperationName, Request = RequestOf<N>> = Port<Request, AnswerOf<N>>;
export type OperationPorts<N extends OperationName> = { readonly [K in N]: OperationPort<K> };

/** The place of an operation in a chart: what it takes and answers stands in the contract alone. */
export const operationPort = <const N extends OperationName, Request = RequestOf<N>>(name: N) =>
  port<Request, AnswerOf<N>>(name);
