import type * as v from 'valibot';
import { type Envelope } from './envelope.ts';
import { type ANSWER_MAX_BYTES } from './limits.ts';

export type Method = 'POST' | 'PUT';
/** Who may call (contract 1.6). `preAuth`: a token of one verified code, good for one named step. */
export type Auth = 'none' | 'preAuth' | 'investor' | 'staffViewer' | 'staffOperator';

type RequestSchema = v.GenericSchema<unknown, object>;
type AnswerSchema = v.GenericSchema<unknown, Envelope>;

/** Another way on the wire of the same operation, chosen by what the request holds. */
export interface Variant {
  readonly method: Method;
  readonly path: string;
  readonly multipart?: boolean;
  /** In place of the operation's own. */
  readonly idempotent?: boolean;
  /** Given the request as it is on the wire. The first variant that answers true is used, else the operation's own. */
  readonly when: (request: Readonly<Record<string, unknown>>) => boolean;
}

/** What an area declares of an operation; the table adds its name and its area. */
export interface Declaration {
  readonly method: Method;
  readonly path: string;
  readonly auth: Auth;
  /** Carries `Idempotency-Key` (C-19). */
  readonly idempotent: boolean;
  readonly multipart?: boolean;
  /** No response at all is the empty success of C-02. */
  readonly mayHaveNoAnswer?: boolean;
  /** The answer touches neither token nor session. */
  readonly isolated?: boolean;
  /** How long its answer may be, by what is in it; `plain` unless said otherwise. */
  readonly answers?: keyof typeof ANSWER_MAX_BYTES;
  readonly variants?: readonly Variant[];
  readonly request: RequestSchema;
  readonly answer: AnswerSchema;
}

export type Operation = Declaration & { readonly name: string; readonly area: string };

type Named<A extends string, T extends Record<string, Declaration>> = {
  readonly [N in keyof T & string]: T[N] & { readonly name: N; readonly area: A };
};

/** Declares the operations of one area, each exactly once. */
/* @__NO_SIDE_EFFECTS__ */
export function declareArea<const A extends string, const T extends Record<string, Declaration>>(
  area: A,
  declarations: T,
): Named<A, T> {
  const named = Object.entries(declarations).map(([name, declaration]) => [name, { ...declaration, name, area }]);
  return Object.fromEntries(named) as Named<A, T>;
}

/** How a request travels: the operation's own method, path and form, or those of the variant its content asks for. */
export function routeOfRequest(
  operation: Operation,
  request: object,
): Pick<Declaration, 'method' | 'path' | 'multipart' | 'idempotent'> {
  const fields = request as Readonly<Record<string, unknown>>;
  const variant = operation.variants?.find(({ when }) => when(fields));
  return variant === undefined ? operation : { idempotent: operation.idempotent, ...variant };
}
