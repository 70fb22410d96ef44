import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventFromLogic } from 'xstate';
import type { AnyFlow, LeafOf, ViewOf } from '../kit/flow.ts';
import type { Failure } from '../kit/port.ts';
import type { BackofficeRoute, InvestorRoute } from '../kit/routes.ts';

export type DelayOf<M extends AnyStateMachine> = keyof Required<NonNullable<Parameters<M['provide']>[0]['delays']>> &
  string;

/**
 * The answer of a port, a delay, or the end of a child: everything that happens to a flow besides the user's events.
 */
export type WorldStep =
  | { step: 'done'; port: string; answer: unknown; receivedAt: number }
  | { step: 'failed'; port: string; failure: Failure }
  | { step: 'elapsed'; delay: string }
  | { step: 'ignored'; event: AnyEventObject }
  /** `ending`: the name of a scenario of the child, or an output of its type. */
  | { step: 'finished'; child: string; ending: unknown };

export type Step<M extends AnyStateMachine> = EventFromLogic<M> | WorldStep;
export type AnyStep = AnyEventObject | WorldStep;

/** A named sequence of plain events and port results that ends in a leaf. */
export interface Scenario<Leaf extends string = string> {
  /** The leaf in which the scenario ends; in a parallel state, one leaf of each region. */
  readonly ends: readonly Leaf[];
  readonly input: unknown;
  /** The fields of the input that the scenario sets itself, besides the default input of its flow. */
  readonly inputChanges: Readonly<Record<string, unknown>>;
  readonly steps: (input: unknown) => readonly AnyStep[];
  /** The scenario in which each running child is shown. */
  readonly children: Readonly<Record<string, string>>;
  /** The steps of each running child whose state no scenario shows. */
  readonly steppedChildren?: Readonly<Record<string, SteppedChild>>;
}
/** A child in a state that no scenario shows: steps after a scenario, or after its start. */
export interface SteppedChild {
  readonly after?: string | undefined;
  readonly steps: readonly AnyStep[];
  readonly children?: Readonly<Record<string, ShownChild>> | undefined;
}
/** The name of a scenario of a child, or its steps. */
export type ShownChild = string | SteppedChild;
/** Documentation that a chart does not contain: the purpose of the flow, in a sentence or two, and its pages. */
export interface FlowDocs {
  readonly purpose: string;
  readonly routes?: readonly (InvestorRoute | BackofficeRoute)[];
}
/** The scenarios of a flow with the journeys of its children. */
export interface Journeys<
  F extends AnyFlow = AnyFlow,
  Name extends string = string,
  C extends Readonly<Record<string, AnyJourneys>> = Readonly<Record<string, AnyJourneys>>,
> extends FlowDocs {
  readonly flow: F;
  readonly scenarios: Readonly<Record<Name, Scenario>>;
  readonly children: C;
}
export interface AnyJourneys extends FlowDocs {
  readonly flow: AnyFlow;
  readonly scenarios: Readonly<Record<string, Scenario>>;
  readonly children: Readonly<Record<string, AnyJourneys>>;
}
/** The journeys of each child: they have its view. */
export type ChildJourneys<F extends AnyFlow> = {
  readonly [K in keyof F['children']]: AnyJourneys & {
    readonly flow: { view(snapshot: never, children: never): ViewOf<F['children'][K]> };
  };
};
export type ScenarioNameOf<J> = J extends Journeys<AnyFlow, infer Name> ? Name : never;

type UncoveredLeaf<M extends AnyStateMachine, T> = Exclude<LeafOf<M>, T[keyof T] extends Scenario<infer L> ? L : never>;
export type LeafCoverage<M extends AnyStateMachine, T> = [UncoveredLeaf<M, T>] extends [never]
  ? unknown
  : { readonly [L in UncoveredLeaf<M, T> as `no scenario ends in ${L}`]: never };

/** The states in which a scenario can show a child, with names that its chart and its scenarios have. */
export type ShownChildOf<J> =
  J extends Journeys<infer F, infer Name, infer C>
    ?
        | Name
        | {
            readonly after?: Name;
            readonly steps: readonly Step<F['machine']>[];
            readonly children?: { readonly [K in keyof C]?: ShownChildOf<C[K]> };
          }
    : never;

/** The end of a played scenario, and its effects on the path. */
export interface PlayedScenario {
  readonly snapshot: AnyMachineSnapshot;
  readonly children: Readonly<Record<string, AnyMachineSnapshot>>;
  /** The children that the scenario shows; a child in a scenario of its own has its own children in their first state. */
  readonly shown: Readonly<Record<string, PlayedScenario>>;
  /** Events sent to the parent on the path. */
  readonly reports: readonly AnyEventObject[];
  /** Events emitted on the path; the app receives them. */
  readonly emitted: readonly AnyEventObject[];
  /**
   * Ports called on the path: `secondFactor.confirm` for a port of a child, `secondFactor` for a child with a given
   * output.
   */
  readonly calls: readonly string[];
}
