import type { AnyActorRef, AnyMachineSnapshot, Snapshot } from 'xstate';
import { childrenOf, type AnyFlow } from './flow.ts';
import { isBusy } from './is-busy.ts';

/**
 * The state of a flow at rest, from which it can be started again. It contains every entry of the user that is no
 * secret: no chart at rest contains one (INV-54).
 */
export type KeptFlow = Snapshot<unknown>;

interface ObservedRest {
  readonly keep: () => KeptFlow | null;
  readonly stop: () => void;
}

/** A sent code belongs to the session in which it was sent, so a step that waits for it cannot be continued in another. */
function isCodeAwaited(actor: AnyActorRef | undefined): boolean {
  const snapshot = actor?.getSnapshot() as Partial<AnyMachineSnapshot> | undefined;
  if (snapshot?.children === undefined) return false;
  const { ticket } = snapshot.context as { readonly ticket?: unknown };
  if (typeof ticket === 'string' && ticket !== '') return true;
  return Object.values(childrenOf(snapshot as AnyMachineSnapshot)).some(isCodeAwaited);
}

/**
 * Observes a running flow. The returned function gives its last state at rest: the current one, else the one before the
 * event that led to the running call; null without one.
 */
export function observeRest(flow: AnyFlow, actor: AnyActorRef): ObservedRest {
  let last: KeptFlow | null = null;
  const update = () => {
    const { status } = actor.getSnapshot() as AnyMachineSnapshot;
    const isAtRest = status === 'active' && !isBusy(flow, actor) && !isCodeAwaited(actor);
    if (isAtRest) last = actor.getPersistedSnapshot();
  };
  // An event of the user has no source. It is inspected before it is processed.
  const subscription = actor.system.inspect((inspected) => {
    if (inspected.type === '@xstate.event' && inspected.sourceRef === undefined) update();
  });
  return {
    keep: () => {
      update();
      return last;
    },
    stop: () => subscription.unsubscribe(),
  };
}
