import {
  createActor,
  SimulatedClock,
  type ActorRefFrom,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
} from 'xstate';
import { observeFlow, observeNotices, remoteOf, type AnyFlow, type Remote, type ViewOf } from '../kit/flow.ts';
import { deferredPorts, type DeferredPorts } from './deferred-port.ts';
import type { NoticeRaised } from '../kit/notice.ts';
import { runnable, type BindingsOf, type Runnable } from '../kit/port.ts';

/** A flow that runs over deferred ports and a clock that the test advances. */
export interface StartedFlow<P, F extends AnyFlow> {
  readonly ports: DeferredPorts<P>;
  readonly actor: ActorRefFrom<F['machine']>;
  readonly clock: SimulatedClock;
  readonly notices: readonly NoticeRaised[];
  readonly remote: Remote<F>;
  readonly send: (event: EventFromLogic<F['machine']>) => void;
  readonly view: () => ViewOf<F>;
}

type InputArguments<M extends AnyStateMachine> =
  InputFrom<M> extends infer Input ? (undefined extends Input ? [input?: Input] : [input: Input]) : never;

/** Starts the flow that `createFlow` returns, e.g. `startFlow(orderList, { orderType: 'single' })`. */
export const startFlow = <P extends object, F extends AnyFlow & { readonly machine: Runnable<AnyStateMachine> }>(
  createFlow: (ports: P) => F,
  ...[input]: InputArguments<F['machine']>
): StartedFlow<P, F> => startOverDeferredPorts(createFlow, input);

/** Starts a part, whose ports its parent binds. */
export const startPart = <F extends AnyFlow, M extends AnyStateMachine>(
  part: F & { readonly machine: M },
  ...[input]: InputArguments<M>
): StartedFlow<BindingsOf<M>, F> =>
  startOverDeferredPorts((ports: BindingsOf<M>): F => ({ ...part, machine: runnable(part.machine, ports) }), input);

function startOverDeferredPorts<P extends object, F extends AnyFlow>(
  createFlow: (ports: P) => F,
  input: unknown,
): StartedFlow<P, F> {
  const ports = deferredPorts<P>();
  const flow = createFlow(ports as P);
  const clock = new SimulatedClock();
  const actor = createActor(flow.machine, { input, clock });
  const notices: NoticeRaised[] = [];
  observeNotices(actor, (notice) => notices.push(notice));
  const { get } = observeFlow<F>(flow, actor);
  actor.start();
  const remote = remoteOf(flow, () => actor);
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
