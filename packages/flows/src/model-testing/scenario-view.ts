import type { AnyMachineSnapshot } from 'xstate';
import { childrenOf, viewOf } from '../kit/flow.ts';
import type { Journeys, PlayedScenario } from './journey.types.ts';

/** Returns the view at the end of a scenario, over the views of the children that it shows. */
export function scenarioView(
  journeys: Journeys,
  { snapshot, shown }: Pick<PlayedScenario, 'snapshot' | 'shown'>,
): unknown {
  const views = Object.entries(journeys.flow.children).flatMap(([id, child]) => {
    const [played, inside] = [shown[id], journeys.children[id]];
    if (played !== undefined && inside !== undefined) return [[id, scenarioView(inside, played)] as const];
    const current: unknown = childrenOf(snapshot)[id]?.getSnapshot();
    const isMachine = typeof current === 'object' && current !== null && 'machine' in current;
    return isMachine ? [[id, viewOf(child, current as unknown as AnyMachineSnapshot)] as const] : [];
  });
  return journeys.flow.view(snapshot, Object.fromEntries(views));
}
