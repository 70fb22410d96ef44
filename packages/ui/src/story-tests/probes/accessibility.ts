import axe, { type RunOptions } from 'axe-core';
import { colourFingerprints, markupOf } from '../../testing/render-fingerprint.ts';
import { inTheme, otherTheme } from './theme.ts';
import type { Probe } from './probe.ts';

/** A theme changes only the values of colours, so in the second theme axe can only report further colour violations. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const colourRulesOnly: RunOptions = { runOnly: COLOUR_RULES };
/** A story is a part of a page, without its landmarks. */
const PAGE_RULES = ['region'];
const withoutRules = (ids: readonly string[]): RunOptions => ({
  rules: Object.fromEntries(ids.map((id) => [id, { enabled: false }])),
});

/** Returns the violations found by axe. Frames are skipped: axe would wait half a second for a PDF, which never answers. */
export async function findViolations(
  root: Element,
  options: RunOptions = withoutRules(PAGE_RULES),
): Promise<readonly string[]> {
  const { violations } = await axe.run(root, { iframes: false, resultTypes: ['violations'], ...options });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} ${failureSummary.replaceAll(/\s+/g, ' ')}`,
    ),
  );
}

const checkedMarkup = new Set<string>();
const checkedColours = new Set<number>();

/**
 * Runs axe on a story with new markup. Its colours are checked in both themes if a text colour and its background form
 * a new combination. Skipping known markup halves the duration of a run of the stories.
 */
export const accessibility: Probe = {
  name: 'axe',
  isMeant: () => true,
  find: async ({ canvas }) => {
    const markup = markupOf(canvas);
    if (checkedMarkup.has(markup)) return [];
    const colours = [...colourFingerprints(canvas)];
    const hasNewColours = colours.some((colour) => !checkedColours.has(colour));
    const skipped = withoutRules(hasNewColours ? PAGE_RULES : [...PAGE_RULES, ...COLOUR_RULES]);
    const faults = [...(await findViolations(document.body, skipped))];
    if (hasNewColours)
      await inTheme(otherTheme(), async () => {
        faults.push(...(await findViolations(document.body, colourRulesOnly)));
      });
    checkedMarkup.add(markup);
    colours.forEach((colour) => checkedColours.add(colour));
    return faults;
  },
};
