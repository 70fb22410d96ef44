import {
  createActor,
  SimulatedClock,
  type ActorRefFrom,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
} from 'xstate';
import {
  observeFlow,
  observeNotices,
  remoteOf,
  type AnyFlow,
  type Children,
  type Flow,
  type Remote,
  type ViewOf,
} from './flow.ts';
import { heldPorts, type HeldPorts } from './held-port.ts';
import type { NoticeRaised } from './notice.ts';
import { runnable, type BindingsOf, type Runnable } from './port.ts';

/** A flow that runs over deferred ports and a clock that the test advances. */
export interface Started<P, F extends AnyFlow> {
  readonly ports: HeldPorts<P>;
  readonly actor: ActorRefFrom<F['machine']>;
  readonly clock: SimulatedClock;
  readonly notices: readonly NoticeRaised[];
  readonly remote: Remote<F>;
  readonly send: (event: EventFromLogic<F['machine']>) => void;
  readonly view: () => ViewOf<F>;
}

type InputOf<M extends AnyStateMachine> =
  InputFrom<M> extends infer Input ? (undefined extends Input ? [input?: Input] : [input: Input]) : never;

/** Starts the flow that `make` returns to an integrator, e.g. `startedOf(orderList, { orderType: 'single' })`. */
export const startedOf = <P extends object, F extends AnyFlow & { readonly machine: Runnable<AnyStateMachine> }>(
  make: (ports: P) => F,
  ...[input]: InputOf<F['machine']>
): Started<P, F> => run(make, input);

/** Starts a part, whose ports its parent binds. */
export const startedPart = <M extends AnyStateMachine, V, C extends Children>(
  part: Flow<M, V, C>,
  ...[input]: InputOf<M>
): Started<BindingsOf<M>, Flow<M, V, C>> =>
  run((ports: BindingsOf<M>) => ({ ...part, machine: runnable(part.machine, ports) }), input);

function run<P extends object, F extends AnyFlow>(make: (ports: P) => F, input: unknown): Started<P, F> {
  const ports = heldPorts<P>();
  const flow = make(ports as P);
  const clock = new SimulatedClock();
  const actor = createActor(flow.machine, { input, clock });
  const notices: NoticeRaised[] = [];
  observeNotices(actor, (notice) => notices.push(notice));
  const { get } = observeFlow<F>(flow, actor);
  actor.start();
  const remote = remoteOf<F>(() => actor);
  return {
    ports,
    actor: actor as ActorRefFrom<F['machine']>,
    clock,
    notices,
    remote,
    send: (event) => remote.send(event),
    view: get,
  };
}
