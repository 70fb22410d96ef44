import type { A11yParameters } from '@storybook/addon-a11y';
import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';
import { colourFingerprints, markupOf } from '../packages/ui/src/testing/render-fingerprint.ts';
import { applyTheme, themeOf } from './toolbar-theme.ts';

type AxeOptions = NonNullable<A11yParameters['options']>;

/** A theme changes only the values of colours, so in the second theme axe can only report further colour violations. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const colourRulesOnly: AxeOptions = { runOnly: COLOUR_RULES };
const withoutColourRules: AxeOptions = {
  rules: Object.fromEntries(COLOUR_RULES.map((id) => [id, { enabled: false }])),
};

const checkedMarkup = new Set<string>();
const checkedColours = new Set<number>();

/**
 * Runs axe on a story with new markup. Its colours are checked in both themes if a text colour and its background form
 * a new combination. Skipping known markup halves the duration of a run of the stories.
 */
export async function checkNewMarkup(context: StoryContext): Promise<void> {
  const page = markupOf(context.canvasElement);
  if (checkedMarkup.has(page)) return;
  const colours = [...colourFingerprints(context.canvasElement)];
  const hasNewColours = colours.some((colour) => !checkedColours.has(colour));
  const a11y = context.parameters['a11y'] as A11yParameters;
  const runAxe = (options: AxeOptions) => {
    const parameters: A11yParameters = { ...a11y, test: 'error', options: { ...a11y.options, ...options } };
    return checkAccessibility({ ...context, parameters: { ...context.parameters, a11y: parameters } });
  };
  await runAxe(hasNewColours ? {} : withoutColourRules);
  const shown = themeOf(context.globals);
  applyTheme(shown === 'light' ? 'dark' : 'light');
  try {
    if (hasNewColours) await runAxe(colourRulesOnly);
  } finally {
    applyTheme(shown);
  }
  checkedMarkup.add(page);
  colours.forEach((colour) => checkedColours.add(colour));
}
