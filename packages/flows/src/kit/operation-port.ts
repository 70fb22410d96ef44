import type { AnswerOf, OperationName, RequestOf } from '@folioflow/api/contract';
import { port, type Port } from './port.ts';

/** An operation of the provider as a port; `Request` if the flow passes a narrower request than the operation takes. */
export type OperationPort<N extends OperationName, Request = RequestOf<N>> = Port<Request, AnswerOf<N>>;
export type OperationPorts<N extends OperationName> = { readonly [K in N]: OperationPort<K> };

/** Declares an operation in a chart; its request and answer types are those of the contract. */
export const operationPort = <const N extends OperationName, Request = RequestOf<N>>(name: N) =>
  port<Request, AnswerOf<N>>(name);
