import { createActor, type AnyMachineSnapshot, type AnyTransitionDefinition } from 'xstate';
import { eventOfStep, isWorldStep, type Journeys } from './journey.ts';
import { createStepScope } from './step-scope.ts';

/**
 * Returns the id of a transition in its chart: the path of the source state, the event and the place among the
 * transitions on this event. `entering codes.submitted 1` is the second one; the event of an eventless transition is
 * `always`.
 */
export function transitionIdOf(definition: AnyTransitionDefinition): string {
  const { source } = definition;
  const eventType = String(definition.eventType);
  const siblings: readonly AnyTransitionDefinition[] = source.transitions.get(eventType) ?? source.always ?? [];
  return `${source.path.join('.')} ${eventType === '' ? 'always' : eventType} ${siblings.indexOf(definition)}`;
}

/**
 * Returns the ids of the transitions that a scenario takes, in their order, eventless ones included. It is pure: no
 * timers, no ports.
 */
export function takenTransitions(
  journeys: Journeys,
  name: string,
  input: unknown = journeys.scenarios[name]?.input,
): readonly string[] {
  const { machine } = journeys.flow;
  const taken: string[] = [];
  const self = createActor(machine, {
    input,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep')
        taken.push(...inspected._transitions.filter(({ source }) => source.machine === machine).map(transitionIdOf));
    },
  });
  // The actor has started its first snapshot itself, so the steps begin here.
  taken.length = 0;
  const scope = createStepScope(self);
  let snapshot: AnyMachineSnapshot = machine.getInitialSnapshot(scope, input);
  for (const step of journeys.scenarios[name]?.steps(input) ?? []) {
    if (isWorldStep(step) && step.step === 'ignored') continue;
    snapshot = machine.transition(snapshot, eventOfStep(snapshot, step, journeys), scope);
  }
  return taken;
}
