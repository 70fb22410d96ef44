import { createCachedLoader } from '../../../primitives/on-demand.ts';

/** The page of a refused order, which few users see. */
export const loadDeclinedOrder = createCachedLoader(async () => (await import('./DeclinedOrder.tsx')).DeclinedOrder);
