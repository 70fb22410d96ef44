import { startPlay, type PlayedFlow } from '@folioflow/flows/testing';
import { leavesOf } from '../chart/chart.ts';

/** Sources of submission keys count on, so the keys of two plays differ. */
const contentOf = ({ snapshot }: PlayedFlow): string =>
  JSON.stringify([[...leavesOf(snapshot.value)].sort(), snapshot.context]).replaceAll(/submission-\d+/g, '');

const childInputOf = (parent: PlayedFlow, id: string): unknown => {
  const children = parent.snapshot.children as Readonly<
    Record<string, { readonly options: { readonly input?: unknown } } | undefined>
  >;
  return children[id]?.options.input;
};

/** Returns the scenario of a running child that has its state and its data, or null. */
export function matchingScenario(parent: PlayedFlow, id: string, child: PlayedFlow): string | null {
  const input = childInputOf(parent, id);
  const content = contentOf(child);
  const isMatch = (scenario: string): boolean => {
    try {
      return contentOf(startPlay(child.journeys, scenario, input)) === content;
    } catch {
      // The scenario does not apply to the input of this parent.
      return false;
    }
  };
  return Object.keys(child.journeys.scenarios).find(isMatch) ?? null;
}

/** Returns the scenario in which a child of this parent ends with this output, or the output itself. */
export function matchingEnding(parent: PlayedFlow, id: string, output: unknown): unknown {
  const journeys = parent.journeys.children[id];
  if (journeys === undefined) return output;
  const input = childInputOf(parent, id);
  const isMatch = (scenario: string): boolean => {
    try {
      const { snapshot } = startPlay(journeys, scenario, input);
      return snapshot.status === 'done' && JSON.stringify(snapshot.output) === JSON.stringify(output);
    } catch {
      // The scenario does not apply to the input of this parent.
      return false;
    }
  };
  return Object.keys(journeys.scenarios).find(isMatch) ?? output;
}
