import type { NamedReferences } from '../src/references/references.ts';

/**
 * Look of a story. `loading`: a port is awaited or a placeholder is drawn; `empty`: a list or page without content;
 * `error`: the last answer is a failure, or an error is drawn; `outcome`: the flow is over, or a result is drawn.
 */
export type StoryKind = 'loading' | 'empty' | 'error' | 'outcome';

/** Facts of a story that shows a scenario of a flow. All lists are sorted, without duplicates. */
export interface FlowStoryFacts {
  /** Id of the chart. */
  readonly flow: string;
  readonly scenario: string;
  readonly states: readonly string[];
  /** The flow or a shown child waits for a port. */
  readonly isBusy: boolean;
  /** The flow is in a final state. */
  readonly isOver: boolean;
  /** The last answer of the scenario, or of a shown child, is a failure. */
  readonly hasFailed: boolean;
  /** Ports called on the way, those of a child with its path: `secondFactor.confirm`. */
  readonly ports: readonly string[];
  /** Events sent or emitted on the way. */
  readonly events: readonly string[];
  /** Codes of the provider, other than success, in the answers on the way. */
  readonly codes: readonly string[];
  /** Flow and scenario of everything that is played: the scenario itself, and those of its children. */
  readonly played: readonly PlayedName[];
}

/** `secondFactor EnteringAfterWrongCode`. */
export type PlayedName = string;

export interface StoryFacts {
  readonly id: string;
  readonly title: string;
  /** Name of the export. */
  readonly name: string;
  /** Texts on the screen in their order; labels for screen readers included. */
  readonly texts: readonly string[];
  /** Keys of the messages on the screen. */
  readonly messages: readonly string[];
  readonly kinds: readonly StoryKind[];
  readonly flow: FlowStoryFacts | null;
  /** Reason if the story cannot be drawn outside of a browser. Its texts are missing then. */
  readonly problem: string | null;
}

export interface ChartFacts {
  /** Rows, invariants and records behind the guards, actions and calls, by their names. */
  readonly references: NamedReferences;
  /** Guards of the transitions that a scenario takes, by its name. */
  readonly guards: Readonly<Record<string, readonly string[]>>;
  /** Rows, invariants and records behind the guards and actions of these transitions. */
  readonly rows: Readonly<Record<string, readonly string[]>>;
}

/** Everything that the review room shows, as plain data in a fixed order. */
export interface RoomFacts {
  readonly stories: readonly StoryFacts[];
  readonly charts: Readonly<Record<string, ChartFacts>>;
  /** Operations of the provider behind ports of another name, by flow and port. */
  readonly operations: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
