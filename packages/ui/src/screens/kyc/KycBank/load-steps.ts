import { loadSections } from '../../../parts/stage/StageSections/load-sections.ts';
import { createCachedLoader } from '../../../primitives/on-demand.ts';

/** The cheque, which follows the account. */
export const loadCheque = createCachedLoader(async () => (await import('./PresentingCheque.tsx')).ChequeStep);

/** The data read from the cheque, before and after their confirmation. */
export const loadReview = createCachedLoader(async () => {
  const [{ ChequeReview }] = await Promise.all([import('./Reviewing.tsx'), loadSections()]);
  return ChequeReview;
});
