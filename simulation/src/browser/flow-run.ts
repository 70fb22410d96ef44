import { observeFlow, observeNotices, type AnyFlow, type ViewOf } from '@folioflow/flows';
import type { RunnableFlow } from '@folioflow/flows/react';
import {
  createVisitOptions,
  suppliedInputOf,
  writeStoredText,
  type ContainerInput,
  type RunningFlowOptions,
  type VisitedPage,
  type Wiring,
} from '@folioflow/wiring/headless';
import { createActor, type Actor, type AnyStateMachine, type OutputFrom } from 'xstate';
import type { VirtualClock } from '../kit/clock.ts';

/** A flow that runs on a page without a browser. */
export interface FlowRun {
  readonly flow: AnyFlow;
  readonly actor: Actor<AnyStateMachine>;
  readonly view: () => unknown;
  /** Writes the stored text of the flow, as the app does after each change. */
  readonly sync: () => void;
  readonly stop: () => void;
}

/** A running flow with the type of its view. */
export type FlowRunOf<F extends RunnableFlow> = Omit<FlowRun, 'view'> & { readonly view: () => ViewOf<F> };

export interface FlowRunServices {
  readonly wiring: Wiring;
  readonly page: VisitedPage;
  readonly clock: VirtualClock;
  readonly onCrash: (error: unknown) => void;
}

/** Starts a flow with the reactions of the apps; it is the counterpart of `useRunningFlow`. */
export function startFlowRun<F extends RunnableFlow>(
  { wiring, page, clock, onCrash }: FlowRunServices,
  flow: F,
  input: ContainerInput<F>,
  options: RunningFlowOptions<F> = {},
): FlowRunOf<F> {
  const { onOutput, onEmitted, onNotice, ...actorOptions } = createVisitOptions(wiring, page, options);
  const machine: AnyStateMachine = flow.machine;
  const actor = createActor(machine, {
    ...actorOptions,
    clock,
    input: suppliedInputOf(wiring, input, options),
  });
  const observed = observeFlow(flow, actor);
  observeNotices(actor, (notice) => onNotice?.(notice));
  actor.on('*', (event) => onEmitted?.(event as never));
  actor.subscribe({
    complete: () => {
      // An error that XState catches here would end the process later, in a turn of its own.
      try {
        onOutput?.(actor.getSnapshot().output as OutputFrom<F['machine']>, observed.get());
      } catch (error) {
        onCrash(error);
      }
    },
    error: onCrash,
  });
  actor.start();
  let synced: unknown;
  return {
    flow,
    actor,
    view: observed.get,
    sync: () => {
      if (options.storageRule === undefined || actor.getSnapshot().status !== 'active') return;
      const view = observed.get();
      if (view !== synced) writeStoredText(wiring.stores, options.storageRule, view);
      synced = view;
    },
    stop: () => void actor.stop(),
  };
}
