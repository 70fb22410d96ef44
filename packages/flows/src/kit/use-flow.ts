import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
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
import type { NoticeRaised } from './notice.ts';
import type { Runnable } from './port.ts';

export type RunnableFlow = AnyFlow & { readonly machine: Runnable<AnyStateMachine> };

export interface FlowOptions<F extends RunnableFlow> extends Pick<ActorOptions<AnyStateMachine>, 'clock'> {
  /** Called once, when the flow ends, with its output and its last view. */
  onOutput?: (output: OutputFrom<F['machine']>, view: ViewOf<F>) => void;
  /** Called for every event that the flow itself emits; events of its children are not passed. */
  onEmitted?: (event: EmittedFrom<F['machine']>) => void;
  /** Called for every notice of the flow and its children. */
  onNotice?: (notice: NoticeRaised) => void;
}

interface Held<F extends RunnableFlow> {
  readonly actor: Actor<AnyStateMachine>;
  readonly observed: ObservedFlow<ViewOf<F>>;
  readonly remote: Remote<F>;
  stopping: ReturnType<typeof setTimeout> | undefined;
}

/** Runs a flow while the component is mounted. Returns its view tree and its remote. */
export function useFlow<F extends RunnableFlow>(
  flow: F,
  input: InputFrom<F['machine']>,
  { clock, onOutput, onEmitted, onNotice }: FlowOptions<F> = {},
): { view: ViewOf<F>; remote: Remote<F> } {
  const [held] = useState((): Held<F> => {
    const machine: AnyStateMachine = flow.machine;
    const actor = createActor(machine, clock ? { input, clock } : { input });
    return { actor, observed: observeFlow(flow, actor), remote: remoteOf<F>(() => actor), stopping: undefined };
  });
  const tellOutput = useEffectEvent((output: OutputFrom<F['machine']>) => onOutput?.(output, held.observed.get()));
  const tellEmitted = useEffectEvent((event: EmittedFrom<F['machine']>) => onEmitted?.(event));
  const tellNotice = useEffectEvent((notice: NoticeRaised) => onNotice?.(notice));

  useEffect(() => {
    const { actor } = held;
    const unobserve = observeNotices(actor, tellNotice);
    const unheard = actor.on('*', (event) => tellEmitted(event as EmittedFrom<F['machine']>));
    const subscription = actor.subscribe({
      complete: () => {
        tellOutput(actor.getSnapshot().output as OutputFrom<F['machine']>);
      },
    });
    // StrictMode runs cleanup and effect again at once: a later task stops the actor, so that no port is called twice.
    clearTimeout(held.stopping);
    actor.start();
    return () => {
      unobserve();
      unheard.unsubscribe();
      subscription.unsubscribe();
      held.stopping = setTimeout(() => actor.stop());
    };
  }, [held]);

  return {
    view: useSyncExternalStore(held.observed.subscribe, held.observed.get, held.observed.get),
    remote: held.remote,
  };
}
