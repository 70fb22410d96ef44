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
/** The chart of a child that is fetched when a step needs it: its parent knows its type alone. */
export type OnDemand<M extends AnyStateMachine> = M & { readonly [comes]: 'chart' };
/** The port by which a chart has a child of one of these names fetched. */
export type FetchChart<Name extends string> = PromiseActorLogic<Reply<null>, Call<Name>> & { readonly [comes]: 'port' };

/**
 * Fetches the child that its request names, in a `busy` state before the one that invokes the child; `onError` leads to
 * a state that says so and takes a retry.
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
 * A child that comes with its step: `onDemand<typeof someFlow>('some')`, of a type import. Its `chart` stands among the
 * `actors` of the parent's chart, its `flow` among the `children` of the parent's flow.
 */
export const onDemand = <F extends AnyFlow>(name: string): { chart: OnDemand<F['machine']>; flow: F } => ({
  chart: port(name) as unknown as OnDemand<F['machine']>,
  flow: notHere as F,
});

/** Charts on demand are at hand where a flow is only looked at: in its scenarios, its stories, its walk. */
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

/** Where each child on demand comes from: a dynamic import, or a resolved promise for one that is there from the start. */
export type SourcesOf<F extends AnyFlow> = {
  readonly [K in ComingTo<F> & keyof F['children']]: () => Promise<RunnableOf<F['children'][K]>>;
};

/** `runnable` for a flow with children on demand: a forgotten source does not compile, nor does one with a forgotten port. */
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

/** What is here already is fetched at once: the step before is followed by the next without a state in between. */
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

/** Stands for a flow that is to come, and from then on is that flow. */
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
