import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  createActor,
  type Actor,
  type ActorOptions,
  type AnyStateMachine,
  type EmittedFrom,
  type InputFrom,
  type OutputFrom,
} from 'xstate';
import {
  observeFlow,
  observeNotices,
  remoteOf,
  type AnyFlow,
  type ObservedFlow,
  type Remote,
  type ViewOf,
} from './flow.ts';
import { observeRest, type KeptFlow } from './kept-flow.ts';
import type { NoticeRaised } from './notice.ts';
import type { Runnable } from './port.ts';
import { createWallClock } from './wall-clock.ts';

export type RunnableFlow = AnyFlow & { readonly machine: Runnable<AnyStateMachine> };

/** The input of a flow. XState's `InputFrom` of a runnable chart also contains undefined, because of the brand. */
export type InputOf<F extends RunnableFlow> = F['machine'] extends Runnable<infer M> ? InputFrom<M> : never;

export interface FlowOptions<F extends RunnableFlow> extends Pick<ActorOptions<AnyStateMachine>, 'clock' | 'inspect'> {
  /** Called once, when the flow ends, with its output and its last view. */
  onOutput?: (output: OutputFrom<F['machine']>, view: ViewOf<F>) => void;
  /** Called for every event that the flow itself emits; events of its children are not passed. */
  onEmitted?: (event: EmittedFrom<F['machine']>) => void;
  /** Called for every notice of the flow and its children. */
  onNotice?: (notice: NoticeRaised) => void;
  /** The state in which the flow is started; it is read with the first render. Without it, the flow starts anew. */
  kept?: KeptFlow | undefined;
  /** Called when the flow starts, with a function that returns its last state at rest; returns what its end calls. */
  onStarted?: ((keep: () => KeptFlow | null) => () => void) | undefined;
}

interface RunningFlow<F extends RunnableFlow> {
  readonly flow: F;
  readonly actor: Actor<AnyStateMachine>;
  readonly observed: ObservedFlow<ViewOf<F>>;
  readonly remote: Remote<F>;
  stopping: ReturnType<typeof setTimeout> | undefined;
}

/** Runs a flow while the component is mounted. Returns its view tree and its remote. */
export function useFlow<F extends RunnableFlow>(
  flow: F,
  input: InputOf<F>,
  { onOutput, onEmitted, onNotice, kept, onStarted, ...actorOptions }: FlowOptions<F> = {},
): { view: ViewOf<F>; remote: Remote<F> } {
  const [running] = useState((): RunningFlow<F> => {
    const machine: AnyStateMachine = flow.machine;
    const actor = createActor(machine, {
      clock: createWallClock(),
      ...actorOptions,
      input,
      ...(kept === undefined ? {} : { snapshot: kept }),
    });
    return {
      flow,
      actor,
      observed: observeFlow(flow, actor),
      remote: remoteOf(flow, () => actor),
      stopping: undefined,
    };
  });
  const notifyOutput = useEffectEvent((output: OutputFrom<F['machine']>) => onOutput?.(output, running.observed.get()));
  const notifyEmitted = useEffectEvent((event: EmittedFrom<F['machine']>) => onEmitted?.(event));
  const notifyStarted = useEffectEvent((keep: () => KeptFlow | null) => onStarted?.(keep));
  const notifyNotice = useEffectEvent((notice: NoticeRaised) => onNotice?.(notice));

  useEffect(() => {
    const { actor } = running;
    const unsubscribeNotices = observeNotices(actor, notifyNotice);
    const emittedSubscription = actor.on('*', (event) => notifyEmitted(event as EmittedFrom<F['machine']>));
    const subscription = actor.subscribe({
      complete: () => {
        notifyOutput(actor.getSnapshot().output as OutputFrom<F['machine']>);
      },
    });
    // StrictMode runs cleanup and effect again at once. `useActorRef` of @xstate/react would stop and start the actor
    // with them, and call the ports of its first state twice; here a later task stops it.
    clearTimeout(running.stopping);
    actor.start();
    const rest = observeRest(running.flow, actor);
    const forget = notifyStarted(rest.keep);
    return () => {
      unsubscribeNotices();
      emittedSubscription.unsubscribe();
      subscription.unsubscribe();
      rest.stop();
      forget?.();
      running.stopping = setTimeout(() => actor.stop());
    };
  }, [running]);

  return {
    view: useSelector(running.observed, ({ view }) => view),
    remote: running.remote,
  };
}
