import type { ChartSource } from './opened-charts.ts';

/** Loads charts and opens their stories: the manager of Storybook and a docs page have different routers. */
export interface StoryOpener extends ChartSource {
  /** Returns the address of a story of a flow; null if the flow has no page. */
  readonly pathOf: (flow: string, story: string) => string | null;
  readonly open: (path: string) => void;
}

/** Returns the last part of the id that Storybook gives a story: `EnteringAfter3Codes` is `entering-after-3-codes`. */
export const storySlug = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .replace(/(\d)([a-z])/g, '$1-$2')
    .toLowerCase();

/** Returns the address of a story from the address of the docs page of its flow. */
export const storyPathOf = (docsPath: string, story: string): string =>
  docsPath.replace('/docs/', '/story/').replace(/--docs$/, `--${storySlug(story)}`);
