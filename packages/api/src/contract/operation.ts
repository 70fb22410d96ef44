import type * as v from 'valibot';
import { type Envelope } from './envelope.ts';
import { type ANSWER_MAX_BYTES } from './limits.ts';
import type { OperationTypes } from './wire-types.gen.ts';

export type HttpMethod = 'POST' | 'PUT';
/** The callers of an operation (contract 1.6). `preAuth`: a token after one verified code, valid for one step. */
export type OperationCaller = 'none' | 'preAuth' | 'investor' | 'staffViewer' | 'staffOperator';

type RequestSchema = v.GenericSchema<unknown, object>;
type AnswerSchema = v.GenericSchema<unknown, Envelope>;

/** An alternative method and path of the same operation, selected by the content of the request. */
export interface OperationVariant {
  readonly method: HttpMethod;
  readonly path: string;
  readonly multipart?: boolean;
  /** Replaces the value of the operation. */
  readonly idempotent?: boolean;
  /** Receives the request as sent. The first variant that returns true is used, otherwise the operation itself. */
  readonly when: (request: Readonly<Record<string, unknown>>) => boolean;
}

/** The declaration of an operation in its area; `declareArea` adds its name and area. */
export interface OperationDeclaration {
  readonly method: HttpMethod;
  readonly path: string;
  readonly auth: OperationCaller;
  /** The call has consequences and sends the header `Idempotency-Key` (C-19). */
  readonly idempotent: boolean;
  readonly multipart?: boolean;
  /** A call without any response has the outcome `noAnswer`, the empty success of C-02. */
  readonly canHaveNoAnswer?: boolean;
  /** The answer does not affect the token or the session. */
  readonly isolated?: boolean;
  /** The maximum size of its answer, a key of `ANSWER_MAX_BYTES`; `plain` by default. */
  readonly answerSize?: keyof typeof ANSWER_MAX_BYTES;
  readonly variants?: readonly OperationVariant[];
  readonly request: RequestSchema;
  readonly answer: AnswerSchema;
}

/** A declared operation with its name and area. */
export type Operation = OperationDeclaration & { readonly name: string; readonly area: string };

type SchemaOf<N extends string, K extends 'request' | 'answer', Fallback> = v.GenericSchema<
  unknown,
  N extends keyof OperationTypes ? OperationTypes[N][K] : Fallback
>;

/** The declared operations of an area by name. Their types are the generated ones: the schemas fill megabytes. */
export type AreaOperations<A extends string, N extends string> = {
  readonly [K in N]: OperationDeclaration & {
    readonly name: K;
    readonly area: A;
    readonly request: SchemaOf<K, 'request', object>;
    readonly answer: SchemaOf<K, 'answer', Envelope>;
  };
};

/** Declares the operations of one area. Each operation is declared exactly once. */
/* @__NO_SIDE_EFFECTS__ */
export function declareArea<const A extends string, const T extends Record<string, OperationDeclaration>>(
  area: A,
  declarations: T,
): AreaOperations<A, keyof T & string> {
  const named = Object.entries(declarations).map(([name, declaration]) => [name, { ...declaration, name, area }]);
  return Object.fromEntries(named) as AreaOperations<A, keyof T & string>;
}

/** Returns method, path and form of a request: those of the first matching variant, otherwise of the operation. */
export function httpRouteOfRequest(
  operation: Operation,
  request: object,
): Pick<OperationDeclaration, 'method' | 'path' | 'multipart' | 'idempotent'> {
  const fields = request as Readonly<Record<string, unknown>>;
  const variant = operation.variants?.find(({ when }) => when(fields));
  return variant === undefined ? operation : { idempotent: operation.idempotent, ...variant };
}
