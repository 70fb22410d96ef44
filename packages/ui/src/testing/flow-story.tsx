import type { AnyFlow, Remote, ViewOf } from '@folioflow/flows';
import { storyArgs, type Journeys } from '@folioflow/flows/testing';
import { fn } from 'storybook/test';

interface RemoteStub {
  send: (event: unknown) => void;
  child: (id: string) => RemoteStub;
}

/** A remote that logs every event in the Actions panel and changes nothing: a story stays in its state. */
function createSilentRemote(): RemoteStub {
  const send = fn().mockName('send');
  return { send, child: () => ({ send, child: createSilentRemote().child }) };
}

/** Returns the props of a screen for a scenario of its flow. */
export const screenPropsAt = <F extends AnyFlow, Name extends string, C extends Readonly<Record<string, Journeys>>>(
  journeys: Journeys<F, Name, C>,
  scenario: NoInfer<Name>,
): { view: ViewOf<F>; remote: Remote<F> } => ({
  view: storyArgs(journeys, scenario).view,
  remote: createSilentRemote(),
});

/**
 * Returns a function that creates the story of a scenario from the machine; `around` has further props of the screen.
 */
export function flowStories<F extends AnyFlow, Name extends string, C extends Readonly<Record<string, Journeys>>>(
  journeys: Journeys<F, Name, C>,
  around: object = {},
) {
  return (scenario: NoInfer<Name>) => ({
    args: { ...around, ...screenPropsAt(journeys, scenario) },
    parameters: {
      // A screen is a full page. Its view comes from the machine and is not editable.
      layout: 'fullscreen',
      controls: { disable: true },
      flow: { journeys, scenario },
    },
  });
}

export interface FlowParameters {
  readonly journeys: Journeys;
  readonly scenario: string;
}

/** Returns the parameters that `flowStories` has set on a story; null for a story without a flow. */
export function flowParametersOf({ flow }: Readonly<Record<string, unknown>>): FlowParameters | null {
  const isFlow = typeof flow === 'object' && flow !== null && 'journeys' in flow && 'scenario' in flow;
  return isFlow ? (flow as unknown as FlowParameters) : null;
}
