import type { StoryContext } from '@storybook/react-vite';
import { flowParametersOf, flowPropsOf } from '../../testing/flow-parameters.ts';
import type { MountedStory } from './probe.ts';
import { runProbes } from './run-probes.ts';

const shownScreens = new Set<string>();
/** Number of stories that a probe may change, so that they are mounted twice. */
const MAX_MOUNTED_AGAIN = 10;
let mountedAgain = 0;

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
  const faults = await runProbes(story, async (probe) => {
    mountedAgain += 1;
    if (mountedAgain > MAX_MOUNTED_AGAIN)
      throw new Error(`${id} is changed by ${probe}: so are ${MAX_MOUNTED_AGAIN} earlier stories. Restore them.`);
    await mount();
  });
  if (faults.length > 0) throw new Error(`${id}\n${faults.join('\n')}`);
}
