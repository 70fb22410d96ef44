import { createCachedLoader } from '../../../primitives/on-demand.ts';

/** The figures and drawings of a computed plan: an empty form needs none of them. */
export const loadComputedSip = createCachedLoader(async () => (await import('./ComputedSip.tsx')).ComputedSip);
