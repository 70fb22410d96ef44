import type { ActorLogic, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, PromiseActorLogic } from 'xstate';
import type { EmbeddableFlowOf, RunnableChild, RunnableFlow } from './embeddable-flow.ts';
import type { AnyFlow, Children } from './flow.ts';
import {
  acceptedLocally,
  portLogicOf,
  notFetched,
  port,
  PortFailure,
  runnable,
  type ActorsOf,
  type BindingsOf,
  type PortCall,
  type ReceivedAnswer,
} from './port.ts';

declare const onDemandBrand: unique symbol;
/** The chart of a child that is fetched when a step needs it; its parent imports only its type. */
export type OnDemand<M extends AnyStateMachine> = M & { readonly [onDemandBrand]: 'chart' };
/** The port by which a chart fetches a child with one of these names. */
export type FetchChart<Name extends string> = PromiseActorLogic<ReceivedAnswer<null>, PortCall<Name>> & {
  readonly [onDemandBrand]: 'port';
};

/**
 * Fetches the child that the request names, in a `busy` state before the state that invokes the child. `onError` leads
 * to a state that shows the failure and accepts a retry.
 */
export const fetchChart = <Name extends string>(): FetchChart<Name> =>
  port<Name, null>('fetchChart') as FetchChart<Name>;

const unloadedFlow: AnyFlow = {
  get machine(): AnyStateMachine {
    throw new Error('A child on demand has no chart before it is fetched.');
  },
  children: {},
  view: () => undefined,
};

/**
 * A child that is fetched with its step: `declareOnDemandChild<typeof someFlow>('some')`, with a type import. Its
 * `chart` belongs to the `actors` of the parent's chart, its `flow` to the `children` of the parent's flow.
 */
export const declareOnDemandChild = <F extends AnyFlow>(name: string): { chart: OnDemand<F['machine']>; flow: F } => ({
  chart: port(name) as unknown as OnDemand<F['machine']>,
  flow: unloadedFlow as F,
});

const isUnloaded = (flow: AnyFlow | undefined): boolean =>
  flow !== undefined && (flow === unloadedFlow || Object.values(flow.children).some(isUnloaded));

/**
 * Replaces charts on demand, and charts with a descendant on demand, by loaded charts where no port runs: in scenarios,
 * stories and walks.
 */
export function withLoadedChildren<F extends AnyFlow>(flow: F, children: Children): F {
  const loaded = Object.entries(children).filter(([name]) => isUnloaded(flow.children[name]));
  if (loaded.length === 0) return flow;
  const actors = Object.fromEntries(loaded.map(([name, { machine }]) => [name, machine]));
  return {
    ...flow,
    machine: flow.machine.provide({ actors }),
    children: { ...flow.children, ...Object.fromEntries(loaded) },
  };
}

type OnDemandName<F extends AnyFlow> = {
  [K in keyof ActorsOf<F['machine']>]: ActorsOf<F['machine']>[K] extends { readonly [onDemandBrand]: string }
    ? K
    : never;
}[keyof ActorsOf<F['machine']>];

/**
 * The source of each child on demand: a dynamic import, or a resolved promise for a child that is loaded from the
 * start.
 */
export type OnDemandSources<F extends AnyFlow> = {
  readonly [K in OnDemandName<F> & keyof F['children']]: () => Promise<
    RunnableFlow<F['children'][K]> | RunnableChild<EmbeddableFlowOf<F['children'][K]>>
  >;
};

/** `runnable` for a flow with children on demand: a missing source or a missing port does not compile. */
export function runnableFlow<F extends AnyFlow>(
  flow: F,
  sources: OnDemandSources<F>,
  bindings: Omit<BindingsOf<F['machine']>, OnDemandName<F>>,
): RunnableFlow<F> {
  const placeholders = Object.fromEntries(
    Object.entries<() => Promise<AnyFlow>>(sources).map(([name, source]) => [name, createPlaceholder(source)]),
  );
  const onDemandLogic = Object.fromEntries(Object.entries(placeholders).map(([name, { logic }]) => [name, logic]));
  return {
    ...flow,
    children: { ...flow.children, ...placeholders },
    machine: runnable<AnyStateMachine>(flow.machine, {
      ...bindings,
      ...onDemandLogic,
      fetchChart: createFetchLogic(placeholders),
    }),
  };
}

interface FlowPlaceholder extends AnyFlow {
  readonly logic: ActorLogic<AnyMachineSnapshot, AnyEventObject, unknown>;
  readonly isLoaded: () => boolean;
  readonly fetch: () => Promise<void>;
}

/** A child that is already loaded is fetched at once, without a state in between. */
function createFetchLogic(
  placeholders: Readonly<Record<string, FlowPlaceholder>>,
): PromiseActorLogic<ReceivedAnswer<null>, PortCall<string>> {
  const fetcher = portLogicOf<string, null>(async (name) => {
    try {
      await placeholders[name]?.fetch();
    } catch {
      throw new PortFailure(notFetched);
    }
    return acceptedLocally(null);
  });
  return {
    ...fetcher,
    getInitialSnapshot(scope, input) {
      if (placeholders[input.request]?.isLoaded() !== true) return fetcher.getInitialSnapshot(scope, input);
      return { status: 'done', output: { answer: null, receivedAt: 0 }, error: undefined, input };
    },
  };
}

/** A placeholder for a flow; after `fetch` it delegates to that flow. */
function createPlaceholder(source: () => Promise<AnyFlow>): FlowPlaceholder {
  let current = unloadedFlow;
  return {
    isLoaded: () => current !== unloadedFlow,
    async fetch() {
      current = await source();
    },
    get machine() {
      return current.machine;
    },
    get children() {
      return current.children;
    },
    view: (snapshot, children) => current.view(snapshot, children),
    logic: {
      getInitialSnapshot: (scope, input) => current.machine.getInitialSnapshot(scope, input),
      transition: (snapshot, event, scope) => current.machine.transition(snapshot, event, scope),
      restoreSnapshot: (snapshot, scope) => current.machine.restoreSnapshot(snapshot, scope),
      start: (snapshot) => current.machine.start(snapshot),
      getPersistedSnapshot: (snapshot, options) => current.machine.getPersistedSnapshot(snapshot, options),
    },
  };
}
