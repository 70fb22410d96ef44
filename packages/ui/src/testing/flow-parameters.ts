import type { Journeys } from '@folioflow/flows/testing';

/** Props of a screen by their names. */
export type ScreenProps = Readonly<Record<string, unknown>>;

export interface FlowParameters {
  readonly journeys: Journeys;
  readonly scenario: string;
  /** Returns the view of the scenario, and a remote that logs events; the same ones each time. */
  readonly screenProps: () => ScreenProps;
}

/** Returns the parameters that `flowStories` has set on a story; null for a story without a flow. */
export function flowParametersOf({ flow }: Readonly<Record<string, unknown>>): FlowParameters | null {
  const isFlow = typeof flow === 'object' && flow !== null && 'journeys' in flow && 'scenario' in flow;
  return isFlow ? (flow as unknown as FlowParameters) : null;
}

const noProps: ScreenProps = {};

/** Returns the props that a flow gives to the screen of its story; none for a story without a flow. */
export const flowPropsOf = (parameters: Readonly<Record<string, unknown>> = {}): ScreenProps =>
  flowParametersOf(parameters)?.screenProps() ?? noProps;
