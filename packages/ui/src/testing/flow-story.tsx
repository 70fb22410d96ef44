import type { AnyFlow, Remote, ViewOf } from '@folioflow/flows';
import { at, type Journeys } from '@folioflow/flows/testing';
import { fn } from 'storybook/test';

interface Sent {
  send: (event: unknown) => void;
  child: (id: string) => Sent;
}

/** A remote that shows every event in the Actions panel and changes nothing: a story stays in its state. */
function silentRemote(): Sent {
  const send = fn().mockName('send');
  return { send, child: () => ({ send, child: silentRemote().child }) };
}

/** What a screen is drawn with at a scenario of its flow. */
export const drawnAt = <F extends AnyFlow, Name extends string, C extends Readonly<Record<string, Journeys>>>(
  journeys: Journeys<F, Name, C>,
  scenario: NoInfer<Name>,
): { view: ViewOf<F>; remote: Remote<F> } => ({
  view: at(journeys, scenario).view,
  remote: silentRemote(),
});

/** Stories of a flow, each computed from the machine by the scenario of its name; `around`: what else its screen is given. */
export function flowStories<F extends AnyFlow, Name extends string, C extends Readonly<Record<string, Journeys>>>(
  journeys: Journeys<F, Name, C>,
  around: object = {},
) {
  return (scenario: NoInfer<Name>) => ({
    args: { ...around, ...drawnAt(journeys, scenario) },
    parameters: {
      // A screen is a page and brings its own room; its view is the machine's, so nobody sets it by hand.
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

/** What `flowStories` has written into a story's parameters; null for a story of no flow. */
export function flowOf({ flow }: Readonly<Record<string, unknown>>): FlowParameters | null {
  const isFlow = typeof flow === 'object' && flow !== null && 'journeys' in flow && 'scenario' in flow;
  return isFlow ? (flow as unknown as FlowParameters) : null;
}
