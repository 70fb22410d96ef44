import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { childrenOf, type AnyFlow } from './flow.ts';

/**
 * True while the running chart of a flow, or of one of its children, waits for a port: no event of a user is needed to
 * continue. A program that uses a flow waits for `false` after each event.
 */
export function isBusy(flow: AnyFlow, actor: AnyActorRef): boolean {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  return (
    snapshot.hasTag('busy') ||
    Object.entries(flow.children).some(([id, child]) => {
      const running = childrenOf(snapshot)[id];
      return running !== undefined && isBusy(child, running);
    })
  );
}
