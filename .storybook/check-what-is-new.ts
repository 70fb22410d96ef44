import type { A11yParameters } from '@storybook/addon-a11y';
import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';
import { coloursIn, markupOf } from '../packages/ui/src/testing/drawn-before.ts';
import { show, themeIn } from './shown-theme.ts';

type Options = NonNullable<A11yParameters['options']>;

/** A theme gives colours other values and changes nothing else, so that in the second one axe can only say more of colours. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];
const inColours: Options = { runOnly: rulesOfColours };
const besidesColours: Options = { rules: Object.fromEntries(rulesOfColours.map((id) => [id, { enabled: false }])) };

const seenPages = new Set<string>();
const seenColours = new Set<number>();

/**
 * What axe says of a story that was drawn like none before, and of its colours, in both themes, where letters stand on
 * a ground on which they did not stand before: half of what a run of the stories costs is axe's.
 */
export async function checkWhatIsNew(context: StoryContext): Promise<void> {
  const page = markupOf(context.canvasElement);
  if (seenPages.has(page)) return;
  const colours = [...coloursIn(context.canvasElement)];
  const hasNewColours = colours.some((one) => !seenColours.has(one));
  const a11y = context.parameters['a11y'] as A11yParameters;
  const look = (options: Options) => {
    const asked: A11yParameters = { ...a11y, test: 'error', options: { ...a11y.options, ...options } };
    return checkAccessibility({ ...context, parameters: { ...context.parameters, a11y: asked } });
  };
  await look(hasNewColours ? {} : besidesColours);
  const shown = themeIn(context.globals);
  show(shown === 'light' ? 'dark' : 'light');
  try {
    if (hasNewColours) await look(inColours);
  } finally {
    show(shown);
  }
  seenPages.add(page);
  colours.forEach((one) => seenColours.add(one));
}
