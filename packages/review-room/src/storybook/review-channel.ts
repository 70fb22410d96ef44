import type { ChartPosition } from '../panel/FlowPosition.tsx';

/** The event that sends the id of a story and its place in its chart to the panels; null for a story without a flow. */
export const REVIEW_EVENT = 'folioflow/review';

/** The event that names the chart of a story before the story is drawn, so that the positions load meanwhile. */
export const CHART_EVENT = 'folioflow/chart';

export interface StoryReview {
  readonly place: ChartPosition;
  readonly calls: readonly string[];
  readonly emittedEvents: readonly string[];
  /** The docs page of each flow that has one. */
  readonly pages: Readonly<Record<string, string>>;
}
