import type { ActorLogic, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, PromiseActorLogic } from 'xstate';
import type { AnyFlow, Children } from './flow.ts';
import {
  accepted,
  logicOf,
  notFetched,
  port,
  PortFailure,
  runnable,
  type ActorsOf,
  type BindingsOf,
  type Call,
  type Reply,
  type Runnable,
} from './port.ts';

declare const comes: unique symbol;
/** The chart of a child that is fetched when a step needs it; its parent imports only its type. */
export type OnDemand<M extends AnyStateMachine> = M & { readonly [comes]: 'chart' };
/** The port by which a chart fetches a child with one of these names. */
export type FetchChart<Name extends string> = PromiseActorLogic<Reply<null>, Call<Name>> & { readonly [comes]: 'port' };

/**
 * Fetches the child that the request names, in a `busy` state before the state that invokes the child. `onError` leads
 * to a state that shows the failure and accepts a retry.
 */
export const fetchChart = <Name extends string>(): FetchChart<Name> =>
  port<Name, null>('fetchChart') as FetchChart<Name>;

const notHere: AnyFlow = {
  get machine(): AnyStateMachine {
    throw new Error('A child on demand has no chart before it is fetched.');
  },
  children: {},
  view: () => undefined,
};

/**
 * A child that is fetched with its step: `onDemand<typeof someFlow>('some')`, with a type import. Its `chart` belongs
 * to the `actors` of the parent's chart, its `flow` to the `children` of the parent's flow.
 */
export const onDemand = <F extends AnyFlow>(name: string): { chart: OnDemand<F['machine']>; flow: F } => ({
  chart: port(name) as unknown as OnDemand<F['machine']>,
  flow: notHere as F,
});

/** Replaces charts on demand by loaded charts where no port runs: in scenarios, stories and walks. */
export function withAtHand<F extends AnyFlow>(flow: F, children: Children): F {
  const atHand = Object.entries(children).filter(([name]) => flow.children[name] === notHere);
  if (atHand.length === 0) return flow;
  const actors = Object.fromEntries(atHand.map(([name, { machine }]) => [name, machine]));
  return {
    ...flow,
    machine: flow.machine.provide({ actors }),
    children: { ...flow.children, ...Object.fromEntries(atHand) },
  };
}

/** A flow whose ports, and whose children's ports, are all provided. */
export type RunnableOf<F extends AnyFlow> = F & { readonly machine: Runnable<F['machine']> };

type ComingTo<F extends AnyFlow> = {
  [K in keyof ActorsOf<F['machine']>]: ActorsOf<F['machine']>[K] extends { readonly [comes]: string } ? K : never;
}[keyof ActorsOf<F['machine']>];

/**
 * The source of each child on demand: a dynamic import, or a resolved promise for a child that is loaded from the
 * start.
 */
export type SourcesOf<F extends AnyFlow> = {
  readonly [K in ComingTo<F> & keyof F['children']]: () => Promise<RunnableOf<F['children'][K]>>;
};

/** `runnable` for a flow with children on demand: a missing source or a missing port does not compile. */
export function runnableFlow<F extends AnyFlow>(
  flow: F,
  sources: SourcesOf<F>,
  bindings: Omit<BindingsOf<F['machine']>, ComingTo<F>>,
): RunnableOf<F> {
  const places = Object.fromEntries(
    Object.entries<() => Promise<AnyFlow>>(sources).map(([name, source]) => [name, placeOf(source)]),
  );
  const coming = Object.fromEntries(Object.entries(places).map(([name, { logic }]) => [name, logic]));
  return {
    ...flow,
    children: { ...flow.children, ...places },
    machine: runnable<AnyStateMachine>(flow.machine, { ...bindings, ...coming, fetchChart: fetcherOf(places) }),
  };
}

interface Place extends AnyFlow {
  readonly logic: ActorLogic<AnyMachineSnapshot, AnyEventObject, unknown>;
  readonly isHere: () => boolean;
  readonly fetch: () => Promise<void>;
}

/** A child that is already loaded is fetched at once, without a state in between. */
function fetcherOf(places: Readonly<Record<string, Place>>): PromiseActorLogic<Reply<null>, Call<string>> {
  const fetcher = logicOf<string, null>(async (name) => {
    try {
      await places[name]?.fetch();
    } catch {
      throw new PortFailure(notFetched);
    }
    return accepted(null);
  });
  return {
    ...fetcher,
    getInitialSnapshot(scope, input) {
      if (places[input.request]?.isHere() !== true) return fetcher.getInitialSnapshot(scope, input);
      return { status: 'done', output: { answer: null, receivedAt: 0 }, error: undefined, input };
    },
  };
}

/** A placeholder for a flow; after `fetch` it delegates to that flow. */
function placeOf(source: () => Promise<AnyFlow>): Place {
  let here = notHere;
  return {
    isHere: () => here !== notHere,
    async fetch() {
      here = await source();
    },
    get machine() {
      return here.machine;
    },
    get children() {
      return here.children;
    },
    view: (snapshot, children) => here.view(snapshot, children),
    logic: {
      getInitialSnapshot: (scope, input) => here.machine.getInitialSnapshot(scope, input),
      transition: (snapshot, event, scope) => here.machine.transition(snapshot, event, scope),
      start: (snapshot) => here.machine.start(snapshot),
      getPersistedSnapshot: (snapshot, options) => here.machine.getPersistedSnapshot(snapshot, options),
    },
  };
}
