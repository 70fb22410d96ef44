import { createCachedLoader } from '@folioflow/ui/on-demand';

/** The estimate of the first payout of a SWP. The list of its chunks is not part of the page. */
export const loadPayoutEstimate = createCachedLoader(async () =>
  (await import('./load-plan-estimate.ts')).loadPlanEstimate(),
);
