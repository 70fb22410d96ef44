import { createCachedLoader } from '../../../primitives/on-demand.ts';

/** Each step's face comes with the step. */
export const loadReviewStep = createCachedLoader(async () => (await import('./Reviewing.tsx')).ReviewStep);
export const loadCodeStep = createCachedLoader(async () => (await import('./Confirming.tsx')).CodeStep);
