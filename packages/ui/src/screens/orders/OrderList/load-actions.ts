import { keeping } from '../../../primitives/on-demand.ts';

/** A PIN and what it does: few orders are ever cancelled. */
export const loadCancellation = keeping(async () => (await import('./Cancellation.tsx')).Cancellation);

/** The dialog in which a SIP is paused. */
export const loadSipPause = keeping(async () => (await import('../SipPause/SipPause.tsx')).SipPause);
