import type {
  AnyEventObject,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  StateValue,
} from 'xstate';
import type { AnyFlow } from './flow.ts';
import type { WorldStep } from './journey.ts';
import type { AnswerAt, Call, Failure, PortName } from './port.ts';

/** A snapshot as a monitor sees it. */
export interface Place<C> {
  readonly context: C;
  readonly value: StateValue;
  readonly output: unknown;
  readonly children: Readonly<Record<string, unknown>>;
  can(event: AnyEventObject): boolean;
  hasTag(tag: string): boolean;
}

/** All a flow can meet: every event with valid and boundary payloads, every ✓ of every port. Failures are added to each port. */
export interface World<F extends AnyFlow, M extends AnyStateMachine = F['machine']> {
  readonly inputs: readonly InputFrom<M>[];
  readonly events: { readonly [E in EventFromLogic<M> as E['type']]: readonly Omit<E, 'type'>[] };
  readonly answers: { readonly [P in PortName<M>]: readonly AnswerAt<M, P>[] };
  /** Further failures of every port, besides one of each kind. */
  readonly failures?: readonly Failure[];
  /** Further outputs of children, besides those of the scenarios in which they end. */
  readonly outputs?: { readonly [K in keyof F['children']]?: readonly OutputFrom<F['children'][K]['machine']>[] };
  /** Fields of the context that only count: everything else decides what can happen next. No guard may read them: the walk throws. */
  readonly counters?: readonly (keyof ContextFrom<M> & string)[];
  /** Where a failure is said, when that is not `notice`, or may be nothing: the silent cases of INV-60. */
  readonly isSaid?: (to: ContextFrom<M>, edge: Edge<ContextFrom<M>>) => boolean;
  readonly secrets: readonly string[];
}
export interface Edge<C = unknown> {
  /** Null where the flow is entered. */
  readonly from: Place<C> | null;
  readonly step: AnyEventObject | WorldStep;
  readonly to: Place<C>;
  readonly starts: readonly ({ port: string } & Call<unknown>)[];
  /** Names of the delays (re)started by this step. */
  readonly timers: readonly string[];
  /** Events emitted and reported to the parent. */
  readonly told: readonly AnyEventObject[];
  /** What would be stored of `to`. */
  kept(): unknown;
}
