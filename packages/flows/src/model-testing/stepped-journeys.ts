import type { Journeys, Scenario, ShownChild, SteppedChild } from './journey.types.ts';

type ShownChildren = Readonly<Record<string, ShownChild>>;

/** Returns the fields of a scenario for the children that it shows by a scenario, and by steps. */
export function childFieldsOf(children: ShownChildren): Required<Pick<Scenario, 'children' | 'steppedChildren'>> {
  const named = Object.entries(children).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const stepped = Object.entries(children).filter(
    (entry): entry is [string, SteppedChild] => typeof entry[1] !== 'string',
  );
  return { children: Object.fromEntries(named), steppedChildren: Object.fromEntries(stepped) };
}

/** Returns the children that a scenario shows. */
export const shownChildrenOf = (
  scenario: Pick<Scenario, 'children' | 'steppedChildren'> | undefined,
): ShownChildren => ({
  ...scenario?.children,
  ...scenario?.steppedChildren,
});

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
      ...childFieldsOf(children),
    },
  },
});
