import type { EventObject, NonReducibleUnknown } from 'xstate';
import type { EmbeddableMachine } from './embeddable-machine.ts';
import type { AnyFlow, ChildFlow, Flow, NoChildren } from './flow.ts';
import type { NoticeRaised } from './notice.ts';
import type { Runnable } from './port.ts';

/** The public types of a flow. */
export interface FlowTypes {
  /** The input of `createActor`; without it, none is needed. */
  readonly input?: unknown;
  /** The events that the flow takes itself; `Remote.child` sends those of its children. */
  readonly event: EventObject;
  /** The output of the ended flow; without it, the flow does not end by itself. */
  readonly output?: unknown;
  /** The events that the actor emits; notices by default. */
  readonly emitted?: EventObject;
  readonly view: unknown;
  /** The children that own a part of the screen, by the name for `Remote.child`. */
  readonly children?: Readonly<Record<string, AnyFlow>>;
}

type FieldOf<T, K extends string, Absent> = T extends Readonly<Record<K, infer Value>> ? Value : Absent;
type ChildrenOf<T> = T extends { readonly children: infer C extends Readonly<Record<string, AnyFlow>> }
  ? { readonly [K in keyof C]: ChildFlow<C[K]> }
  : NoChildren;

/** A flow with these public types. */
export type EmbeddableFlow<T extends FlowTypes> = Flow<
  EmbeddableMachine<
    FieldOf<T, 'input', NonReducibleUnknown>,
    T['event'],
    FieldOf<T, 'output', NonReducibleUnknown>,
    FieldOf<T, 'emitted', NoticeRaised> & EventObject
  >,
  T['view'],
  ChildrenOf<T>
>;

/** A flow whose ports, and whose children's ports, are all provided. */
export type RunnableFlow<F extends AnyFlow> = F & { readonly machine: Runnable<F['machine']> };
