import { keeping } from '../../../primitives/on-demand.ts';

/** Each step's face comes with the step. */
export const loadMandateChoice = keeping(
  async () => (await import('../../../parts/MandateChoice/MandateChoice.tsx')).MandateChoice,
);
export const loadReviewing = keeping(async () => (await import('./SipReviewing.tsx')).SipReviewing);
export const loadConfirming = keeping(async () => (await import('./SipConfirming.tsx')).SipConfirming);
