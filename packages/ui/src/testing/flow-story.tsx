import type { AnyFlow, Remote, ViewOf } from '@folioflow/flows';
import { storyArgs, type Journeys } from '@folioflow/flows/testing';
import { fn } from 'storybook/test';
import type { ScreenProps } from './flow-parameters.ts';

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
 * Storybook reads the arguments of every story of a loaded file, so the scenario is played when its story is drawn.
 */
export function flowStories<F extends AnyFlow, Name extends string, C extends Readonly<Record<string, Journeys>>>(
  journeys: Journeys<F, Name, C>,
  around: object = {},
) {
  return (scenario: NoInfer<Name>) => {
    let props: ScreenProps | undefined;
    return {
      args: around,
      parameters: {
        // A screen is a full page. Its view comes from the machine and is not editable.
        layout: 'fullscreen',
        controls: { disable: true },
        flow: {
          journeys,
          scenario,
          screenProps: () => (props ??= screenPropsAt(journeys, scenario)),
          // Storybook sends the parameters of a story to its frame, which needs no chart.
          toJSON: () => scenario,
        },
      },
    };
  };
}
