import { keeping } from '../../../primitives/on-demand.ts';

/** Each step's face comes with the step. */
export const loadReviewing = keeping(async () => (await import('./Reviewing.tsx')).Reviewing);
export const loadConfirming = keeping(async () => (await import('./Confirming.tsx')).Confirming);
