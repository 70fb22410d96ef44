import { sendTo, type AnyActorRef, type EventObject, type MachineContext } from 'xstate';

/** Sends an event to the parent, if there is one. (`sendParent` throws without a parent, and accepts any event.) */
export const reportToParent = <C extends MachineContext, E extends EventObject>(event: (context: C) => EventObject) =>
  sendTo<C, E, undefined, AnyActorRef, E>(
    ({ self }) => self._parent ?? self,
    ({ context }: { context: C }) => event(context),
  );
