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
 * Asks the guards of a chart as the chart itself does, over a context whose counters may not be read: what a guard reads
 * decides what can happen, and the walk takes two states for one that differ in nothing but a counter.
 */
export function watchedGuards(machine: AnyStateMachine, counters: readonly string[]) {
  const watched = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot =>
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
    /** What the chart does on an event. */
    taken: (snapshot: AnyMachineSnapshot, event: AnyEventObject): readonly AnyTransitionDefinition[] =>
      machine.getTransitionData(watched(snapshot), event),
    /** Asks what a state that only decides asks. */
    decide(snapshot: AnyMachineSnapshot, event: AnyEventObject): void {
      if (counters.length === 0 || snapshot.status !== 'active') return;
      for (const { always = [] } of snapshot._nodes as readonly AnyStateNode[])
        always.some(({ guard }) => guard === undefined || isTrue(guard, watched(snapshot), event));
    },
  };
}

/** The chart's own way to ask a guard, whatever it is made of; the types keep it to themselves. */
function isTrue(
  guard: NonNullable<AnyTransitionDefinition['guard']>,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
) {
  const asked = and([guard] as never) as unknown as {
    check(at: AnyMachineSnapshot, args: { context: unknown; event: AnyEventObject }, of: unknown): boolean;
  };
  return asked.check(snapshot, { context: snapshot.context, event }, asked);
}
