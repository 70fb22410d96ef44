import { createCachedLoader } from '../../../primitives/on-demand.ts';
import { loadSections } from '../StageSections/load-sections.ts';

/** The review of a card, and the sections that are shown after the verification. */
export const loadReview = createCachedLoader(async () => {
  const [{ CardReview }] = await Promise.all([import('./CardReview.tsx'), loadSections()]);
  return CardReview;
});
