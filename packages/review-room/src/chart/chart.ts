/** A transition: cause, guard and target. Without a target the state stays and the event changes only the context. */
export interface ChartBranch {
  /** Id of the transition; see `transitionIdOf`. */
  readonly id: string;
  readonly cause: string;
  readonly guard: string | null;
  /** Names of the actions. */
  readonly actions: readonly string[];
  /** Path of the target state; '' for the whole chart, null if the state stays. */
  readonly target: string | null;
}

/** A port or child flow that a state invokes, with the transitions from its end. */
export interface ChartCall {
  readonly name: string;
  /** Id of the child flow; null for a port. */
  readonly flow: string | null;
  readonly done: readonly ChartBranch[];
  readonly failed: readonly ChartBranch[];
}

export interface ChartState {
  readonly path: string;
  readonly name: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history' | 'deciding';
  readonly isInitial: boolean;
  readonly isBusy: boolean;
  readonly description: string;
  /** Names of the actions on entry. */
  readonly entry: readonly string[];
  /** Names of the actions on exit. */
  readonly exit: readonly string[];
  readonly calls: readonly ChartCall[];
  readonly branches: readonly ChartBranch[];
  readonly states: readonly ChartState[];
}

/** Returns a state and every state inside it, in the order of the chart. */
export const flattenStates = (state: ChartState): readonly ChartState[] => [
  state,
  ...state.states.flatMap(flattenStates),
];

/** Returns every state in which a flow can rest, in the order of the chart. */
export const restingStatesOf = (state: ChartState): readonly string[] =>
  state.states.length > 0
    ? state.states.flatMap(restingStatesOf)
    : state.kind === 'deciding' || state.kind === 'history'
      ? []
      : [state.path];

/** Returns the leaves of a snapshot's value as paths, one for each region. */
export function leavesOf(value: unknown, above = ''): readonly string[] {
  if (typeof value === 'string') return [above + value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => leavesOf(below, `${above}${key}.`));
}

/** Returns whether a state or one of its descendants is in the list. */
export const isStateWithin = (path: string, places: readonly string[]): boolean =>
  places.some((place) => path === '' || place === path || place.startsWith(`${path}.`));
