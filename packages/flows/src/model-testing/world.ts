import type {
  AnyEventObject,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  StateValue,
} from 'xstate';
import type { WorldStep } from './journey.ts';
import type { ActorsOf, ChildName, PortAnswer, PortCall, Failure, PortName } from '../kit/port.ts';

/** A snapshot as a monitor sees it. */
export interface MonitoredSnapshot<C> {
  readonly context: C;
  readonly value: StateValue;
  readonly output: unknown;
  readonly children: Readonly<Record<string, unknown>>;
  can(event: AnyEventObject): boolean;
  hasTag(tag: string): boolean;
}

/**
 * The environment of a flow: every event with valid and boundary payloads, every accepted answer of every port.
 * The walk adds the failures to each port.
 */
export interface World<M extends AnyStateMachine> {
  readonly inputs: readonly InputFrom<M>[];
  readonly events: { readonly [E in EventFromLogic<M> as E['type']]: readonly Omit<E, 'type'>[] };
  readonly answers: { readonly [P in PortName<M>]: readonly PortAnswer<M, P>[] };
  /** Further failures of every port, besides one of each kind. */
  readonly failures?: readonly Failure[];
  /** Further outputs of children, besides those of the scenarios in which they end. */
  readonly outputs?: { readonly [K in ChildName<M>]?: readonly OutputFrom<ActorsOf<M>[K]>[] };
  /**
   * Fields of the context, and of objects in it, that only count: the other fields decide the next steps. A guard that
   * reads a counter makes
   * the walk throw.
   */
  readonly counters?: readonly (keyof ContextFrom<M> & string)[];
  /** Checks that a failure is shown other than by `notice`, or may be silent: the silent cases of INV-60. */
  readonly isFailureShown?: (to: ContextFrom<M>, edge: Edge<ContextFrom<M>>) => boolean;
  /** Texts that no context, event or persisted snapshot may contain (INV-54). */
  readonly secrets: readonly string[];
}
/** A step of a walk: the snapshots before and after it, and its effects. */
export interface Edge<C = unknown> {
  /** Null at the start of the flow. */
  readonly from: MonitoredSnapshot<C> | null;
  readonly step: AnyEventObject | WorldStep;
  readonly to: MonitoredSnapshot<C>;
  /** The ports and children that this step starts, with their input. */
  readonly starts: readonly ({ port: string } & PortCall<unknown>)[];
  /** Names of the delays (re)started by this step. */
  readonly timers: readonly string[];
  /** Events emitted or reported to the parent. */
  readonly sentEvents: readonly AnyEventObject[];
  /** The persisted snapshot of `to`. */
  persistedSnapshot(): unknown;
}
