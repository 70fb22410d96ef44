import {
  and,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate';

type Context = Readonly<Record<string, unknown>>;

/**
 * Evaluates the guards of a chart over a context whose counters must not be read: the walk merges states that differ
 * only in a counter, so a guard that reads a counter would make the walk miss branches.
 */
export function createGuardWatcher(machine: AnyStateMachine, counters: readonly string[]) {
  const withWatchedContext = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot =>
    counters.length === 0
      ? snapshot
      : {
          ...snapshot,
          context: new Proxy(snapshot.context as Context, {
            get(context, field) {
              if (counters.some((counter) => counter === field))
                throw new Error(`${machine.id}: a guard reads "${String(field)}", which its world declares a counter.`);
              return Reflect.get(context, field) as unknown;
            },
          }),
        };
  return {
    /** The transitions of the chart on an event. */
    transitionsOn: (snapshot: AnyMachineSnapshot, event: AnyEventObject): readonly AnyTransitionDefinition[] =>
      machine.getTransitionData(withWatchedContext(snapshot), event),
    /** Evaluates the guards of eventless transitions. */
    evaluateEventless(snapshot: AnyMachineSnapshot, event: AnyEventObject): void {
      if (counters.length === 0 || snapshot.status !== 'active') return;
      for (const { always = [] } of snapshot._nodes as readonly AnyStateNode[])
        always.some(({ guard }) => guard === undefined || isGuardTrue(guard, withWatchedContext(snapshot), event));
    },
  };
}

/** Evaluates a guard of any form by XState's own function, which its types do not export. */
function isGuardTrue(
  guard: NonNullable<AnyTransitionDefinition['guard']>,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
) {
  const conjunction = and([guard] as never) as unknown as {
    check(at: AnyMachineSnapshot, args: { context: unknown; event: AnyEventObject }, of: unknown): boolean;
  };
  return conjunction.check(snapshot, { context: snapshot.context, event }, conjunction);
}
