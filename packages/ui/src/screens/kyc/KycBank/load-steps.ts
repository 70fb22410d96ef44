import { loadSections } from '../../../parts/stage/StageSections/load-sections.ts';
import { createCachedLoader } from '../../../primitives/on-demand.ts';

/** The cheque, asked for once the account is known. */
export const loadCheque = createCachedLoader(async () => (await import('./PresentingCheque.tsx')).ChequeStep);

/** The reading of the cheque, and what stays of it once it is confirmed. */
export const loadReview = createCachedLoader(async () => {
  const [{ ChequeReview }] = await Promise.all([import('./Reviewing.tsx'), loadSections()]);
  return ChequeReview;
});
