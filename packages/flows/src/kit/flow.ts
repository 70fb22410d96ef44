import {
  toObserver,
  type AnyActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EmittedFrom,
  type EventFromLogic,
  type NonReducibleUnknown,
  type Readable,
  type SnapshotFrom,
} from 'xstate';
import type { EmbeddableMachine, EmbeddableMachineOf } from './embeddable-machine.ts';
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
export type NoChildren = typeof noChildren;

/** A flow as a child: its parent supplies its input and takes its output. */
export type ChildFlow<F extends AnyFlow> = Flow<
  EmbeddableMachine<NonReducibleUnknown, EventFromLogic<F['machine']>, NonReducibleUnknown, EmittedFrom<F['machine']>>,
  ViewOf<F>,
  F['children']
>;

/**
 * Creates a flow from a chart, its child flows by invoke id, and its view. It has its public type: a chart with more
 * types is not assignable to one with fewer, because its type arguments are invariant.
 */
export const flow = <M extends AnyStateMachine, V, const C extends Children = typeof noChildren>(parts: {
  machine: M;
  children?: C;
  view: (snapshot: SnapshotFrom<M>, children: ChildViews<C>) => V;
}): Flow<EmbeddableMachineOf<M>, V, { readonly [K in keyof C]: ChildFlow<C[K]> }> =>
  ({ children: noChildren, ...parts }) as unknown as Flow<
    EmbeddableMachineOf<M>,
    V,
    { readonly [K in keyof C]: ChildFlow<C[K]> }
  >;

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

/**
 * The observed view of a flow: `get` returns the current view, the same object until it changes; `subscribe` reports
 * each change.
 */
export interface ObservedFlow<V> extends Readable<V> {
  /** Makes it an actor for `useSelector` of @xstate/react, which would take a `status` of a bare view for its own. */
  readonly getSnapshot: () => { readonly view: V };
}

/** Compares plain objects and lists by their content, everything else by identity. */
function isEqualData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const prototype: unknown = Object.getPrototypeOf(one);
  if (prototype !== Object.getPrototypeOf(other) || (prototype !== Object.prototype && !Array.isArray(one)))
    return false;
  const [keys, others] = [Object.entries(one), other as Readonly<Record<string, unknown>>];
  return keys.length === Object.keys(other).length && keys.every(([key, value]) => isEqualData(value, others[key]));
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
  const getSnapshot = () => {
    const snapshots = snapshotsOf(target, actor);
    if (
      last?.snapshots.length !== snapshots.length ||
      snapshots.some((snapshot, place) => snapshot !== last?.snapshots[place])
    ) {
      const view = viewOf(target, actor.getSnapshot() as AnyMachineSnapshot);
      last = { snapshots, view: last && isEqualData(last.view, view) ? last.view : view };
    }
    return last;
  };
  const get = () => getSnapshot().view;
  return {
    get,
    getSnapshot,
    subscribe: (...listener: Parameters<typeof toObserver<ViewOf<F>>>) => {
      const observer = toObserver(...listener);
      let seen = get();
      return actor.system.inspect(({ type }) => {
        if (type !== '@xstate.snapshot') return;
        const view = get();
        if (view === seen) return;
        seen = view;
        observer.next?.(view);
      });
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
export type Remote<F extends AnyFlow> = RemoteWith<
  EventFromLogic<F['machine']>,
  { readonly [K in keyof F['children']]: Remote<F['children'][K]> }
>;
/** A sender of these events, with the senders of its children by name. */
export interface RemoteWith<Event, C> {
  send(event: Event): void;
  child<K extends keyof C & string>(id: K): C[K];
}
/**
 * Returns the remote of the actor that `find` returns; events are dropped while it returns undefined, or while the child
 * does not run. `child` throws for a name that the flow does not have.
 */
export const remoteOf = <F extends AnyFlow>(target: F, find: () => AnyActorRef | undefined): Remote<F> => ({
  send: (event) => {
    find()?.send(event);
  },
  child: <K extends keyof F['children'] & string>(id: K) => {
    const child = target.children[id];
    if (child === undefined) throw new Error(`Unknown child: ${id}`);
    return remoteOf(child as F['children'][K], () => {
      const actor = find();
      return actor && childOf(actor, id);
    });
  },
});

/** Finds the screen of the snapshot's root state in an exhaustive table. */
export function screenOf<const T extends Readonly<Record<string, unknown>>>(
  snapshot: { value: string | object },
  screens: T,
): T[keyof T] {
  const [root] = typeof snapshot.value === 'string' ? [snapshot.value] : Object.keys(snapshot.value);
  return screens[root as keyof T];
}
