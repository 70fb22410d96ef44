import { createCachedLoader } from '@folioflow/ui/on-demand';

/** The result comes with the order. */
export const loadSipResult = createCachedLoader(async () => (await import('./SipResult.tsx')).SipResult);
