import {
  createActor,
  fromPromise,
  type ActorOptions,
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { childrenOf } from '../../../kit/flow.ts';
import { eventOfStep, isWorldStep, type Journeys } from '../../journey.ts';
import { isChildStep, isLateStep, isWaitStep, type PlayStep } from '../play-step.ts';

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

/** A clock whose timers end in the order of their ends, also those that a timer starts. */
function createOrderedClock() {
  const timers = new Map<number, { readonly dueAt: number; readonly end: () => void }>();
  let now = 0;
  let last = 0;
  return {
    setTimeout: (end: () => void, ms: number) => {
      last += 1;
      timers.set(last, { dueAt: now + ms, end });
      return last;
    },
    clearTimeout: (id: number) => void timers.delete(id),
    pass(ms: number) {
      const until = now + ms;
      for (;;) {
        const [first] = [...timers].toSorted(([, one], [, other]) => one.dueAt - other.dueAt);
        if (first === undefined || first[1].dueAt > until) break;
        timers.delete(first[0]);
        now = first[1].dueAt;
        first[1].end();
      }
      now = until;
    },
  };
}

/** A flow that runs in real actors; no port answers, and time passes by steps alone. */
export function startRunningFlow(
  journeys: Journeys,
  scenario: string,
  observer: Pick<ActorOptions<AnyStateMachine>, 'inspect'> = {},
) {
  const start = journeys.scenarios[scenario];
  const clock = createOrderedClock();
  const actor = createActor(bindPendingPorts(journeys), { input: start?.input, clock, ...observer });
  actor.subscribe({ error: () => undefined });
  actor.start();
  const send = (target: AnyActor, owner: Journeys, step: PlayStep): void => {
    const snapshot = target.getSnapshot() as AnyMachineSnapshot;
    if (isWaitStep(step)) clock.pass(step.ms);
    else if (isLateStep(step)) {
      const events = eventSenders(target, owner, step.within);
      clock.pass(step.ms);
      events();
    } else if (isChildStep(step)) {
      send(childrenOf(snapshot)[step.child] as AnyActor, owner.children[step.child] as Journeys, step.within);
    } else if (!isWorldStep(step) || step.step !== 'ignored') target.send(eventOfStep(snapshot, step, owner));
  };
  /** Returns the answer of the port that runs now: later, another call of the same port can be running. */
  const eventSenders = (target: AnyActor, owner: Journeys, step: PlayStep): (() => void) => {
    const snapshot = target.getSnapshot() as AnyMachineSnapshot;
    if (isChildStep(step))
      return eventSenders(
        childrenOf(snapshot)[step.child] as AnyActor,
        owner.children[step.child] as Journeys,
        step.within,
      );
    const port = (step as { readonly port?: string; readonly child?: string }).port ?? '';
    const running = childrenOf(snapshot)[port];
    return () => {
      const later = target.getSnapshot() as AnyMachineSnapshot;
      if (later.status === 'active' && childrenOf(later)[port] === running) send(target, owner, step);
    };
  };
  for (const step of start?.steps(start.input) ?? []) send(actor, journeys, step);
  return {
    snapshot: () => actor.getSnapshot() as AnyMachineSnapshot,
    send: (step: PlayStep) => send(actor, journeys, step),
    stop: () => void actor.stop(),
  };
}
