import { createCachedLoader } from '../../../primitives/on-demand.ts';

/** The component of a step is loaded with the step. */
export const loadReviewStep = createCachedLoader(async () => (await import('./Reviewing.tsx')).ReviewStep);
export const loadCodeStep = createCachedLoader(async () => (await import('./Confirming.tsx')).CodeStep);
