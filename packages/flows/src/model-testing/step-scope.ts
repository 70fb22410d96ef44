import { type ActorRefFromLogic, type AnyActorScope, type AnyStateMachine, type ExecutableActionObject } from 'xstate';

const noop = () => undefined;

/** Returns the scope in which a chart takes steps without a clock, children or messages. */
export const createStepScope = (
  self: ActorRefFromLogic<AnyStateMachine>,
  actionExecutor: (action: ExecutableActionObject) => void = noop,
): AnyActorScope => ({
  self,
  system: self.system,
  id: '',
  sessionId: '',
  logger: noop,
  defer: noop,
  emit: noop,
  stopChild: noop,
  actionExecutor,
});
