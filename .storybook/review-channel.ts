import type { ShownPlace } from '../packages/ui/src/review/FlowPlace.tsx';

/** The event by which the page of a story tells the Flow panel where the story stands; null for a story of no flow. */
export const REVIEW = 'folioflow/review';

export interface Reviewed {
  readonly place: ShownPlace;
  readonly calls: readonly string[];
  readonly told: readonly string[];
  /** The docs page of each flow that has one. */
  readonly pages: Readonly<Record<string, string>>;
}
