import type {
  AnyActorRef,
  AnyStateMachine,
  EmittedFrom,
  EventFromLogic,
  EventObject,
  InputFrom,
  MachineContext,
  MetaObject,
  OutputFrom,
  ParameterizedObject,
  ProvidedActor,
  StateMachine,
  StateSchema,
  StateValue,
} from 'xstate';

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

/** The public type of a chart whose type is inferred. */
export type EmbeddableMachineOf<M extends AnyStateMachine> = EmbeddableMachine<
  InputFrom<M>,
  EventFromLogic<M>,
  OutputFrom<M>,
  EmittedFrom<M>
>;
