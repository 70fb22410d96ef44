import { EMPTY_ANSWER, EMPTY_ANSWER_CODE, type Envelope, type Outcome } from '@folioflow/api/contract';
import { fromPromise, type AnyStateMachine, type PromiseActorLogic } from 'xstate';
import type { EmbeddableMachineOf } from './embeddable-machine.ts';

/** The input of a port: the request, and for a consequential call the key of its submission (a UUID). */
export interface PortCall<Request> {
  readonly request: Request;
  readonly submission?: string;
}

/** The output of a port that succeeded. `receivedAt` is in milliseconds since the epoch. */
export interface ReceivedAnswer<Answer> {
  readonly answer: Answer;
  readonly receivedAt: number;
}

/** The result of a port. An operation of the provider has exactly this type; `PortOutcome` allows any answer. */
export type PortOutcome<Answer> =
  | ({
      readonly kind: 'accepted';
      /** As `receivedAt`, by the clock of the provider; absent if the provider sends no date. */
      readonly answeredAt?: number;
    } & ReceivedAnswer<Answer>)
  | Exclude<Outcome<Envelope>, { kind: 'accepted' }>;

/** The outcome of a refused call. */
export type RefusedOutcome = Extract<Outcome<Envelope>, { kind: 'refused' }>;

/** A port as an integrator writes it. A rejected promise counts as a fault. */
export type Port<Request, Answer> = (
  request: Request,
  scope: { readonly signal: AbortSignal; readonly submission?: string },
) => Promise<PortOutcome<Answer>>;

/**
 * Every way in which a port can fail a chart. `ended` is not included: the session handles it and the flow is stopped.
 */
export type Failure =
  | Pick<RefusedOutcome, 'kind' | 'code' | 'text' | 'answer' | 'means' | 'isRepeat'>
  | {
      readonly kind: 'fault';
      readonly reason: 'unreachable' | 'http' | 'malformed';
      readonly errors: readonly string[];
      /** HTTP status of the answer. */
      readonly status?: number | undefined;
    }
  | { readonly kind: 'noAnswer' };

/**
 * The outcome of an accepted call. `receivedAt`: the time of the answer by the clock of the device, in milliseconds
 * since the epoch; a cooldown starts with it.
 */
export const accepted = <Answer>(answer: Answer, receivedAt: number): PortOutcome<Answer> => ({
  kind: 'accepted',
  answer,
  receivedAt,
});
/** The outcome of a port that asks no provider: a camera, a picture, a store of the browser. It starts no cooldown. */
export const acceptedLocally = <Answer>(answer: Answer): PortOutcome<Answer> => accepted(answer, 0);
/** The outcome of a call that the provider refused with this text and code; `more` adds fields to the answer. */
export const refused = (
  text: string,
  code = '099',
  more: Readonly<Record<string, unknown>> = {},
): Extract<PortOutcome<never>, { kind: 'refused' }> => ({
  kind: 'refused',
  code,
  text,
  answer: { ...more, code, messageText: text },
  receivedAt: 0,
});
/** The outcome that the client returns for an answer without a body or a code. */
export const emptyAnswerRefusal = () => refused(EMPTY_ANSWER.messageText, EMPTY_ANSWER.code);
export const httpFault = (...errors: readonly string[]): Failure => ({ kind: 'fault', reason: 'http', errors });
/** The failure of an operation that the provider does not have. */
export const operationMissing: Failure = { kind: 'fault', reason: 'http', errors: ['Not found'], status: 404 };
export const unreachableFault = (text = ''): Failure => ({
  kind: 'fault',
  reason: 'unreachable',
  errors: text ? [text] : [],
});
export const noAnswer = { kind: 'noAnswer' } as const satisfies Failure;

/** The error with which a port fails its chart. */
export class PortFailure extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

const FAULT_REASONS = ['unreachable', 'http', 'malformed'] as const;

// Compared by shape: a partner's client and this package may each contain a copy of the class.
const isProviderFault = (
  error: unknown,
): error is { kind: (typeof FAULT_REASONS)[number]; errors: readonly string[] } =>
  typeof error === 'object' &&
  error !== null &&
  'kind' in error &&
  FAULT_REASONS.some((reason) => reason === error.kind) &&
  'errors' in error &&
  Array.isArray(error.errors);

/** Parses the `error` of an `onError` event; an unknown error is a fault. */
export function failureOf(error: unknown): Failure {
  if (error instanceof PortFailure) return error.failure;
  if (isProviderFault(error)) return { kind: 'fault', reason: error.kind, errors: error.errors };
  return { kind: 'fault', reason: 'malformed', errors: error instanceof Error ? [error.message] : [] };
}

/** The error is one that a port may fail with; any other counts as a fault too. */
export const isKnownFailure = (error: unknown): boolean => error instanceof PortFailure || isProviderFault(error);

/** Guard for an `onError` branch: the provider does not have this optional operation (HTTP 404). */
export const isOperationMissing = ({ event: { error } }: { event: { error: unknown } }): boolean => {
  const fault = error instanceof PortFailure ? error.failure : error;
  return typeof fault === 'object' && fault !== null && 'status' in fault && fault.status === 404;
};

/**
 * The provider refused the call, or the call was not sent: it had no effect. An empty answer, the client's 011, is no
 * refusal: the provider may have executed the request.
 */
export const isRefusal = (failure: Failure): failure is Extract<Failure, { kind: 'refused' }> =>
  failure.kind === 'refused' && failure.code !== EMPTY_ANSWER_CODE;

/** Guard for an `onError` branch: the provider refused the call. Other failures are uncertain, or were never sent. */
export const isProviderRefusal = ({ event }: { event: { error: unknown } }): boolean => {
  const failure = failureOf(event.error);
  return isRefusal(failure) && failure.means === undefined;
};

/** Declares a named, typed port in a chart. Running it without `runnable` is a wiring mistake and raises an error. */
export const port = <Request, Answer>(name: string): PromiseActorLogic<ReceivedAnswer<Answer>, PortCall<Request>> =>
  fromPromise<ReceivedAnswer<Answer>, PortCall<Request>>(() => {
    void Promise.reject(new Error(`Missing port: ${name}`));
    return new Promise<never>(() => undefined);
  });

export type ActorsOf<M extends AnyStateMachine> = Required<NonNullable<Parameters<M['provide']>[0]['actors']>>;
export type PortName<M extends AnyStateMachine> = {
  [K in keyof ActorsOf<M>]: ActorsOf<M>[K] extends AnyStateMachine ? never : K;
}[keyof ActorsOf<M>] &
  string;
/** The names of the children of a chart. */
export type ChildName<M extends AnyStateMachine> = {
  [K in keyof ActorsOf<M>]: ActorsOf<M>[K] extends AnyStateMachine ? K : never;
}[keyof ActorsOf<M>] &
  string;
/** The answer of a port that succeeded. */
export type PortAnswer<M extends AnyStateMachine, P extends PortName<M>> =
  ActorsOf<M>[P] extends PromiseActorLogic<ReceivedAnswer<infer Answer>, infer _> ? Answer : never;

declare const runnableBrand: unique symbol;
/** A chart whose ports, and whose children's ports, are all provided. Only `runnable` creates it. */
export type Runnable<M extends AnyStateMachine> = M & { readonly [runnableBrand]: true };

/** The bindings that make a chart runnable: a function for each port, a runnable chart for each child. */
export type BindingsOf<M extends AnyStateMachine> = {
  [K in keyof ActorsOf<M>]: ActorsOf<M>[K] extends AnyStateMachine
    ? Runnable<EmbeddableMachineOf<ActorsOf<M>[K]>>
    : ActorsOf<M>[K] extends PromiseActorLogic<ReceivedAnswer<infer Answer>, PortCall<infer Request>>
      ? Port<Request, Answer>
      : never;
};

/** Binds the ports of a chart, which then has its public type; a missing binding does not compile. */
export function runnable<M extends AnyStateMachine>(
  machine: M,
  bindings: BindingsOf<M>,
): Runnable<EmbeddableMachineOf<M>> {
  // Only the chart's own names are read, so a whole client with further methods can be passed.
  const names = Object.keys(machine.implementations.actors as object) as (keyof BindingsOf<M>)[];
  const actors = Object.fromEntries(
    names.map((name) => {
      const binding: Port<unknown, unknown> | AnyStateMachine = bindings[name];
      return [name, typeof binding === 'function' ? portLogicOf(binding) : binding];
    }),
  );
  return machine.provide({ actors }) as unknown as Runnable<EmbeddableMachineOf<M>>;
}

/** The actor of a port. */
export const portLogicOf = <Request, Answer>(run: Port<Request, Answer>) =>
  fromPromise<ReceivedAnswer<Answer>, PortCall<Request>>(async ({ input: { request, submission }, signal }) => {
    const outcome = await run(request, submission === undefined ? { signal } : { signal, submission });
    switch (outcome.kind) {
      case 'accepted':
        return { answer: outcome.answer, receivedAt: outcome.receivedAt };
      case 'ended':
        // The session ends the flow: the chart waits until it is stopped (INV-51).
        return await new Promise<never>(() => undefined);
      case 'refused':
      case 'noAnswer':
        throw new PortFailure(outcome);
    }
  });

/** Adapts a port to a part: another request, another answer, the same failures. */
export const adaptPort =
  <Request, Answer, PartRequest, PartAnswer>(
    run: Port<Request, Answer>,
    toRequest: (request: PartRequest) => Request,
    toAnswer: (answer: Answer) => PartAnswer,
  ): Port<PartRequest, PartAnswer> =>
  async (request, scope) => {
    const outcome = await run(toRequest(request), scope);
    return outcome.kind === 'accepted' ? { ...outcome, answer: toAnswer(outcome.answer) } : outcome;
  };
