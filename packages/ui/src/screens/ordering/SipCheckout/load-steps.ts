import { keeping } from '../../../primitives/on-demand.ts';

/** Each step's face comes with the step. */
export const loadEnding = keeping(async () => (await import('./SipEnding.tsx')).SipEnding);
export const loadPaying = keeping(async () => (await import('./SipPaying.tsx')).SipPaying);
export const loadReviewing = keeping(async () => (await import('./SipReviewing.tsx')).SipReviewing);
export const loadConfirming = keeping(async () => (await import('./SipConfirming.tsx')).SipConfirming);
