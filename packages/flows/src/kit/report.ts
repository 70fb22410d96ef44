import { sendTo, type AnyActorRef, type EventObject, type MachineContext } from 'xstate';

/** Tells the parent; a flow that runs alone tells nobody. (`sendParent` throws then, and takes any event.) */
export const report = <C extends MachineContext, E extends EventObject>(event: (context: C) => EventObject) =>
  sendTo<C, E, undefined, AnyActorRef, E>(
    ({ self }) => self._parent ?? self,
    ({ context }: { context: C }) => event(context),
  );
