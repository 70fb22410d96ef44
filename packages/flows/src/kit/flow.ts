import type { AnyActor, AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { NoticeRaised } from './notice.ts';

type StatePaths<V> = V extends string
  ? Exclude<V, 'deciding'>
  : { [K in keyof V & string]: `${K}.${StatePaths<V[K]>}` }[keyof V & string];

/**
 * Every state in which a chart can rest, as a path; in a parallel state, the leaves of each region. `deciding` never
 * rests.
 */
export type LeafOf<M extends AnyStateMachine> = StatePaths<SnapshotFrom<M>['value']>;

/** The first segment of every leaf. A view must have a screen for each. */
export type RootStateOf<M extends AnyStateMachine> =
  LeafOf<M> extends infer L extends string ? (L extends `${infer Root}.${string}` ? Root : L) : never;

/** Events of a flow without own events: the user acts on its children. Plain `never` is no event type to XState. */
export interface NoEvents {
  type: never;
}

/** A chart with its view and its child flows by invoke id. */
export interface Flow<M extends AnyStateMachine, V, C extends Children = Children> {
  readonly machine: M;
  readonly children: C;
  readonly view: (snapshot: SnapshotFrom<M>, children: ChildViews<C>) => V;
}
/** A flow of any chart. */
export interface AnyFlow {
  readonly machine: AnyStateMachine;
  readonly children: Children;
  view(snapshot: AnyMachineSnapshot, children: Readonly<Record<string, unknown>>): unknown;
}
export type Children = Readonly<Record<string, AnyFlow>>;
/** The view type of a flow. */
export type ViewOf<F extends AnyFlow> = ReturnType<F['view']>;
export type ChildViews<C extends Children> = { readonly [K in keyof C]?: ViewOf<C[K]> };

const noChildren = {} as const satisfies Children;

/** Creates a flow from a chart, its child flows by invoke id, and its view. */
export const flow = <M extends AnyStateMachine, V, const C extends Children = typeof noChildren>(parts: {
  machine: M;
  children?: C;
  view: (snapshot: SnapshotFrom<M>, children: ChildViews<C>) => V;
}): Flow<M, V, C> => ({ children: noChildren as Children as C, ...parts });

const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;

/** The running children of a snapshot by invoke id; xstate leaves their type open. */
export const childrenOf = (snapshot: AnyMachineSnapshot): Readonly<Record<string, AnyActorRef | undefined>> =>
  snapshot.children as Readonly<Record<string, AnyActorRef | undefined>>;

/**
 * The view tree: the flow's own view over the views of its running children.
 * `replaced` shows a child in another snapshot than its current one.
 */
export function viewOf<F extends AnyFlow>(
  target: F,
  snapshot: AnyMachineSnapshot,
  replaced: Readonly<Record<string, AnyMachineSnapshot>> = {},
): ViewOf<F> {
  const views: Record<string, unknown> = {};
  for (const [id, child] of Object.entries(target.children)) {
    const current: unknown = replaced[id] ?? childrenOf(snapshot)[id]?.getSnapshot();
    if (isMachineSnapshot(current)) views[id] = viewOf(child, current);
  }
  return target.view(snapshot, views) as ViewOf<F>;
}

/** The observed view of a flow: `get` returns the current view, `subscribe` reports each change. */
export interface ObservedFlow<V> {
  readonly get: () => V;
  readonly subscribe: (listener: () => void) => () => void;
}

const snapshotsOf = (target: AnyFlow, actor: AnyActorRef | undefined): unknown[] =>
  actor
    ? [
        actor.getSnapshot(),
        ...Object.entries(target.children).flatMap(([id, child]) => snapshotsOf(child, childOf(actor, id))),
      ]
    : [];

/**
 * Observes the view of an actor and of all its children.
 * A subscription to the parent alone is not notified of changes in its children.
 */
export function observeFlow<F extends AnyFlow>(target: F, actor: AnyActor): ObservedFlow<ViewOf<F>> {
  let last: { snapshots: unknown[]; view: ViewOf<F> } | undefined;
  return {
    get() {
      const snapshots = snapshotsOf(target, actor);
      if (
        last?.snapshots.length !== snapshots.length ||
        snapshots.some((snapshot, place) => snapshot !== last?.snapshots[place])
      ) {
        last = { snapshots, view: viewOf(target, actor.getSnapshot() as AnyMachineSnapshot) };
      }
      return last.view;
    },
    subscribe: (listener) => {
      const subscription = actor.system.inspect(({ type }) => {
        if (type === '@xstate.snapshot') listener();
      });
      return () => subscription.unsubscribe();
    },
  };
}

/**
 * Calls `listener` for every notice of an actor and all its children; emitted events do not bubble.
 * Returns the function that unsubscribes.
 */
export function observeNotices(actor: AnyActor, listener: (notice: NoticeRaised) => void): () => void {
  const subscription = actor.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.action' || inspected.action.type !== 'xstate.emit') return;
    const { event } = inspected.action.params as { event: { type: string } };
    if (event.type === 'notice.raised') listener(event as NoticeRaised);
  });
  return () => subscription.unsubscribe();
}

const childOf = (actor: AnyActorRef, id: string): AnyActorRef | undefined => {
  const snapshot: unknown = actor.getSnapshot();
  return isMachineSnapshot(snapshot) ? childrenOf(snapshot)[id] : undefined;
};

/** The typed sender of a screen: sends events to the flow, or to a child that owns a part of the screen. */
export interface Remote<F extends AnyFlow> {
  send(event: EventFromLogic<F['machine']>): void;
  child<K extends keyof F['children'] & string>(id: K): Remote<F['children'][K]>;
}
/** Returns the remote of the actor that `find` returns; events are dropped while it returns undefined. */
export const remoteOf = <F extends AnyFlow>(find: () => AnyActorRef | undefined): Remote<F> => ({
  send: (event) => {
    find()?.send(event);
  },
  child: (id) =>
    remoteOf(() => {
      const actor = find();
      return actor && childOf(actor, id);
    }),
});

/** Finds the screen of the snapshot's root state in an exhaustive table. */
export function screenOf<const T extends Readonly<Record<string, unknown>>>(
  snapshot: { value: string | object },
  screens: T,
): T[keyof T] {
  const [root] = typeof snapshot.value === 'string' ? [snapshot.value] : Object.keys(snapshot.value);
  return screens[root as keyof T];
}
