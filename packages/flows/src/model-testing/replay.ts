import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { eventOfStep, type Journeys } from './journey.ts';
import type { Route } from './walk.ts';

/** Returns every snapshot along a route of a walk, including the first. */
export function replayRoute(
  journeys: Journeys,
  { input, steps }: Pick<Route, 'input' | 'steps'>,
): AnyMachineSnapshot[] {
  const machine: AnyStateMachine = journeys.flow.machine;
  const [first] = initialTransition(machine, input);
  const snapshots = [first];
  let last = first;
  for (const step of steps) {
    [last] = transition(machine, last, eventOfStep(last, step, journeys));
    snapshots.push(last);
  }
  return snapshots;
}
