import type { AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate';
import type { AnalyticsEvent } from './analytics-event.ts';
import { flowNameOf, recordStep, type RecordedRun, type RecordedSnapshot } from './record-run.ts';

export interface AnalyticsOptions {
  /**
   * Receives every event, in the order of the steps, after the step: an error of the sink cannot reach a flow, and is
   * an unhandled rejection.
   */
  readonly sink: (event: AnalyticsEvent) => void;
  /** A clock in milliseconds for durations, such as `() => performance.now()`; flows have none. */
  readonly now: () => number;
}

/** An observer of flows; `createActor`, `useFlow` and `createWiring` take it as one of their options. */
export interface Analytics {
  readonly inspect: (inspected: InspectionEvent) => void;
}

/**
 * Creates an observer that reports every flow of this package that it is passed to, with its child flows, and nothing
 * else: `createActor(flow.machine, { input, ...createAnalytics({ sink, now }) })`. It reads the names of states and the
 * class of a failure, no context, input, output or payload of an event. XState reports the first state of a child before
 * the state of its parent that starts it, and the last state of a child after the state of its parent that follows. A
 * flow whose tab is closed has no `flowEnded`.
 */
export function createAnalytics({ sink, now }: AnalyticsOptions): Analytics {
  const runs = new WeakMap<AnyActorRef, RecordedRun>();
  const ended = new WeakSet<AnyActorRef>();
  const send = (event: AnalyticsEvent) => void Promise.resolve(event).then(sink);

  const openRun = (actor: AnyActorRef, snapshot: RecordedSnapshot): RecordedRun | undefined => {
    const flow = flowNameOf(snapshot);
    if (flow === undefined) return undefined;
    // XState starts the children of a first state before it reports the state itself.
    const within = (actor._parent && findRun(actor._parent)?.within) ?? flow;
    const run: RecordedRun = { flow, within, startedAt: now(), leaves: [] };
    runs.set(actor, run);
    send({ type: 'flowStarted', flow, within });
    return run;
  };
  const findRun = (actor: AnyActorRef): RecordedRun | undefined => {
    const snapshot: unknown = actor.getSnapshot();
    return runs.get(actor) ?? (isRecorded(snapshot) ? openRun(actor, snapshot) : undefined);
  };
  const record = (actor: AnyActorRef, snapshot: RecordedSnapshot, event: AnyEventObject) => {
    const run = runs.get(actor) ?? openRun(actor, snapshot);
    if (run === undefined || ended.has(actor)) return;
    if (snapshot.status !== 'active') ended.add(actor);
    recordStep(run, snapshot, event, now()).forEach(send);
  };
  return {
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.snapshot') return;
      const snapshot: unknown = inspected.snapshot;
      if (isRecorded(snapshot)) record(inspected.actorRef as AnyActorRef, snapshot, inspected.event);
    },
  };
}

const isRecorded = (snapshot: unknown): snapshot is RecordedSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'value' in snapshot;
