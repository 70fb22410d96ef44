import { createCachedLoader } from '@folioflow/ui/on-demand';

/** The estimate of the first transfer or payout of a plan. */
export const loadPlanEstimate = createCachedLoader(
  async () => (await import('./PlanEstimate.tsx')).PlanEstimateContainer,
);
