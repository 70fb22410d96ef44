import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { childrenOf } from '../kit/flow.ts';

export const isChartSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && '_nodes' in snapshot;

/** Returns the snapshot of an actor that runs a chart; undefined for a port. */
export function chartSnapshotOf(actor: AnyActorRef): AnyMachineSnapshot | undefined {
  const snapshot: unknown = actor.getSnapshot();
  return isChartSnapshot(snapshot) ? snapshot : undefined;
}

const leavesOf = ({ _nodes }: AnyMachineSnapshot): readonly string[] =>
  _nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ path }) => path.join('.'));

/** Returns the states of a flow and of its running children: `confirming`, `secondFactor/entering`. */
export function recordedStatesOf(snapshot: AnyMachineSnapshot): readonly string[] {
  const ofChildren = Object.entries(childrenOf(snapshot)).flatMap(([id, child]) => {
    const inside = child && chartSnapshotOf(child);
    return inside ? recordedStatesOf(inside).map((state) => `${id}/${state}`) : [];
  });
  return [...leavesOf(snapshot), ...ofChildren].sort();
}
