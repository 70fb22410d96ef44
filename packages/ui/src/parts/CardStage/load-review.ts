import { keeping } from '../../primitives/on-demand.ts';
import { loadSections } from '../StageSections/load-sections.ts';

/** The review of a card, and what it keeps showing once the card is verified. */
export const loadReview = keeping(async () => {
  const [{ CardReview }] = await Promise.all([import('./CardReview.tsx'), loadSections()]);
  return CardReview;
});
