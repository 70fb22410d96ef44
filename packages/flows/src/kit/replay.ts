import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { eventOf, type Journeys } from './journey.ts';
import type { Route } from './walk.ts';

/** Every snapshot along a route of a walk, including the first. */
export function replay(journeys: Journeys, { input, steps }: Pick<Route, 'input' | 'steps'>): AnyMachineSnapshot[] {
  const machine: AnyStateMachine = journeys.flow.machine;
  const [first] = initialTransition(machine, input);
  const way = [first];
  let last = first;
  for (const step of steps) {
    [last] = transition(machine, last, eventOf(last, step, journeys));
    way.push(last);
  }
  return way;
}
