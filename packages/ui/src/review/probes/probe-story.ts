import type { StoryContext } from '@storybook/react-vite';
import { flowParametersOf, flowPropsOf } from '../../testing/flow-parameters.ts';
import type { MountedStory } from './probe.ts';
import { runProbes } from './run-probes.ts';

const shownScreens = new Set<string>();

/** Returns whether no earlier story of the file has shown the screen of this view. */
function isFirstOfScreen(title: string, view: unknown): boolean {
  const screen = `${title} ${String((view as { readonly screen?: string } | undefined)?.screen)}`;
  const isFirst = !shownScreens.has(screen);
  shownScreens.add(screen);
  return isFirst;
}

/** Runs all probes on a story that Storybook has mounted, and names the story, the probe and the element of each fault. */
export async function probeStory({
  id,
  title,
  name,
  canvasElement,
  args,
  parameters,
  mount,
}: StoryContext): Promise<void> {
  if (flowParametersOf(parameters) !== null && canvasElement.textContent === '')
    throw new Error('A story of a flow must not be blank.');
  const { view } = { ...flowPropsOf(parameters), ...args } as { readonly view?: unknown };
  const story: MountedStory = {
    title,
    name,
    canvas: canvasElement,
    view,
    isFirstOfScreen: isFirstOfScreen(title, view),
  };
  const faults = await runProbes(story, async () => void (await mount()));
  if (faults.length > 0) throw new Error(`${id}\n${faults.join('\n')}`);
}
