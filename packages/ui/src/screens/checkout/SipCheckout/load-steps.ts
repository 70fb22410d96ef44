import { createCachedLoader } from '../../../primitives/on-demand.ts';

/** The component of a step is loaded with the step. */
export const loadSipEnding = createCachedLoader(async () => (await import('./SipEnding.tsx')).SipEnding);
export const loadSipPayment = createCachedLoader(async () => (await import('./SipPaying.tsx')).SipPayment);
export const loadSipReviewStep = createCachedLoader(async () => (await import('./SipReviewing.tsx')).SipReviewStep);
export const loadSipCodeStep = createCachedLoader(async () => (await import('./SipConfirming.tsx')).SipCodeStep);
