import type {
  AnyActorRef,
  AnyStateMachine,
  EmittedFrom,
  EventFromLogic,
  EventObject,
  InputFrom,
  MachineContext,
  MetaObject,
  NonReducibleUnknown,
  OutputFrom,
  ParameterizedObject,
  ProvidedActor,
  StateMachine,
  StateSchema,
  StateValue,
} from 'xstate';
import type { AnyFlow, Flow, NoChildren, ViewOf } from './flow.ts';
import type { NoticeRaised } from './notice.ts';
import type { Runnable } from './port.ts';

/**
 * A chart as its integrator sees it: what it receives and what it returns. A type that is inferred from all states of
 * a chart fills up to a megabyte of declarations.
 */
export type EmbeddableMachine<Input, Event extends EventObject, Output, Emitted extends EventObject> = StateMachine<
  MachineContext,
  Event,
  Record<string, AnyActorRef | undefined>,
  ProvidedActor,
  ParameterizedObject,
  ParameterizedObject,
  string,
  StateValue,
  string,
  Input,
  Output,
  Emitted,
  MetaObject,
  StateSchema
>;

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

/** A flow as a child: its parent supplies its input and takes its output. */
export type ChildFlow<F extends AnyFlow> = Flow<
  EmbeddableMachine<NonReducibleUnknown, EventFromLogic<F['machine']>, NonReducibleUnknown, EmittedFrom<F['machine']>>,
  ViewOf<F>,
  F['children']
>;

/** The public type of a flow whose chart is inferred. */
export type EmbeddableFlowOf<F extends AnyFlow> = Flow<
  EmbeddableMachineOf<F['machine']>,
  ViewOf<F>,
  { readonly [K in keyof F['children']]: ChildFlow<EmbeddableFlowOf<F['children'][K]>> }
>;
type EmbeddableMachineOf<M extends AnyStateMachine> = EmbeddableMachine<
  InputFrom<M>,
  EventFromLogic<M>,
  OutputFrom<M>,
  EmittedFrom<M>
>;

/** A flow whose ports, and whose children's ports, are all provided. */
export type RunnableFlow<F extends AnyFlow> = F & { readonly machine: Runnable<F['machine']> };

// A chart with more types is not assignable to one with fewer: its type arguments are invariant.

/** Returns the flow itself under its public type. */
/* @__NO_SIDE_EFFECTS__ */
export function embeddable<F extends AnyFlow>(flow: F): EmbeddableFlowOf<F> {
  return flow as unknown as EmbeddableFlowOf<F>;
}

/** Returns the function itself; the flow that it returns has its public type. */
/* @__NO_SIDE_EFFECTS__ */
export function embeddableFactory<A extends readonly unknown[], F extends AnyFlow>(
  create: (...args: A) => F,
): (...args: A) => RunnableFlow<EmbeddableFlowOf<F>> {
  return create as unknown as (...args: A) => RunnableFlow<EmbeddableFlowOf<F>>;
}
