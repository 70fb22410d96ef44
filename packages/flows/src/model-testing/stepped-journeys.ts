import type { Journeys, SteppedChild } from './journey.types.ts';

/** The name of the only scenario of a child in a state that its own scenarios do not show. */
export const STEPPED = 'stepped';

/** Returns the journeys of a child with one scenario: its steps after a scenario of its own, or after its start. */
export const steppedJourneys = (child: Journeys, { after, steps, children = {} }: SteppedChild): Journeys => ({
  ...child,
  scenarios: {
    [STEPPED]: {
      ends: [],
      input: undefined,
      inputChanges: {},
      steps: (input) => [...(after === undefined ? [] : (child.scenarios[after]?.steps(input) ?? [])), ...steps],
      children,
    },
  },
});
