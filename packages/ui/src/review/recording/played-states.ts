import type { PlayedFlow } from '@folioflow/flows/testing';
import { leavesOf } from '../chart/chart.ts';

/** Returns the states of a played flow and of its children, as a recording has them. */
export function playedStatesOf({ snapshot, children }: PlayedFlow): readonly string[] {
  const ofChildren = Object.entries(children).flatMap(([id, child]) =>
    playedStatesOf(child).map((state) => `${id}/${state}`),
  );
  return [...leavesOf(snapshot.value), ...ofChildren].sort();
}

const contentTree = ({ snapshot, children }: PlayedFlow): unknown => [
  snapshot.value,
  snapshot.context,
  snapshot.output,
  Object.entries(children).map(([id, child]) => [id, contentTree(child)]),
];

/** Returns a text that is equal for two flows that continue in the same way; keys of submissions count on. */
export const playedContentOf = (played: PlayedFlow): string =>
  JSON.stringify(contentTree(played)).replaceAll(/submission-\d+/g, 'submission');
