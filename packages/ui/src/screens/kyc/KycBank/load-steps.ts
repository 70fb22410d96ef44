import { loadSections } from '../../../parts/StageSections/load-sections.ts';
import { keeping } from '../../../primitives/on-demand.ts';

/** The cheque, asked for once the account is known. */
export const loadCheque = keeping(async () => (await import('./PresentingCheque.tsx')).PresentingCheque);

/** The reading of the cheque, and what stays of it once it is confirmed. */
export const loadReview = keeping(async () => {
  const [{ Reviewing }] = await Promise.all([import('./Reviewing.tsx'), loadSections()]);
  return Reviewing;
});
