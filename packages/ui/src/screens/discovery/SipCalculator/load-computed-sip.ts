import { createCachedLoader } from '../../../primitives/on-demand.ts';

/** The figures and charts of a computed plan, which an empty form does not need. */
export const loadComputedSip = createCachedLoader(async () => (await import('./ComputedSip.tsx')).ComputedSip);
