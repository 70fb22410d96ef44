import { createCachedLoader } from '../../../primitives/on-demand.ts';

/** The component of a step is loaded with the step: most investors have a nominee and a mandate. */
export const loadSipNomineeStep = createCachedLoader(async () => (await import('./SipNomineeStep.tsx')).SipNomineeStep);
export const loadSipMandateStep = createCachedLoader(async () => (await import('./SipMandateStep.tsx')).SipMandateStep);
export const loadSipReviewStep = createCachedLoader(async () => (await import('./SipReviewing.tsx')).SipReviewStep);
export const loadSipCodeStep = createCachedLoader(async () => (await import('./SipConfirming.tsx')).SipCodeStep);
export const loadSipEnding = createCachedLoader(async () => (await import('./SipEnding.tsx')).SipEnding);
