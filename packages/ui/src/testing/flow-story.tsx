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

/** Stories of a flow, each computed from the machine by the scenario of its name. */
export function flowStories<F extends AnyFlow, Name extends string, C extends Readonly<Record<string, Journeys>>>(
  journeys: Journeys<F, Name, C>,
) {
  return (scenario: NoInfer<Name>) => ({
    args: { view: at(journeys, scenario).view, remote: silentRemote() as unknown as Remote<F> } satisfies {
      view: ViewOf<F>;
      remote: Remote<F>;
    },
    parameters: { flow: { journeys, scenario } },
  });
}
