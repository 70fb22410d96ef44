import type { ChartPosition } from '../packages/ui/src/review/FlowPosition.tsx';

/** The event that sends the place of a story in its chart to the Flow panel; null for a story without a flow. */
export const REVIEW_EVENT = 'folioflow/review';

export interface StoryReview {
  readonly place: ChartPosition;
  readonly calls: readonly string[];
  readonly emittedEvents: readonly string[];
  /** The docs page of each flow that has one. */
  readonly pages: Readonly<Record<string, string>>;
}
