import {
  createActor,
  fromPromise,
  SimulatedClock,
  type ActorOptions,
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { childrenOf } from '../../../kit/flow.ts';
import { eventOfStep, isWorldStep, type Journeys } from '../../journey.ts';
import { isChildStep, type PlayStep } from '../played-flow.ts';

const pendingPort = fromPromise(() => new Promise<never>(() => undefined));

/** Binds every port, also those of the children, to a call that stays pending. */
function bindPendingPorts({ flow, children }: Journeys): AnyStateMachine {
  const machine: AnyStateMachine = flow.machine;
  const names = Object.keys(machine.implementations.actors as object);
  const actors = names.map((name) => [
    name,
    name in children ? bindPendingPorts(children[name] as Journeys) : pendingPort,
  ]);
  return machine.provide({ actors: Object.fromEntries(actors) as never });
}

/** A flow that runs in real actors; no port answers, and no time passes. */
export function startRunningFlow(
  journeys: Journeys,
  scenario: string,
  observer: Pick<ActorOptions<AnyStateMachine>, 'inspect'> = {},
) {
  const start = journeys.scenarios[scenario];
  const actor = createActor(bindPendingPorts(journeys), {
    input: start?.input,
    clock: new SimulatedClock(),
    ...observer,
  });
  actor.subscribe({ error: () => undefined });
  actor.start();
  const send = (target: AnyActor, owner: Journeys, step: PlayStep): void => {
    const snapshot = target.getSnapshot() as AnyMachineSnapshot;
    if (isChildStep(step)) {
      send(childrenOf(snapshot)[step.child] as AnyActor, owner.children[step.child] as Journeys, step.within);
    } else if (!isWorldStep(step) || step.step !== 'ignored') target.send(eventOfStep(snapshot, step, owner));
  };
  for (const step of start?.steps(start.input) ?? []) send(actor, journeys, step);
  return {
    snapshot: () => actor.getSnapshot() as AnyMachineSnapshot,
    send: (step: PlayStep) => send(actor, journeys, step),
    stop: () => void actor.stop(),
  };
}
