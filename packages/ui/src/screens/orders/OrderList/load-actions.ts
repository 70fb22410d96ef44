import { keeping } from '../../../primitives/on-demand.ts';

/** A PIN and what it does: few orders are ever cancelled. */
export const loadCancellation = keeping(async () => (await import('./Cancellation.tsx')).Cancellation);

/** The dialog in which a SWP is registered. */
export const loadSwpRegistration = keeping(
  async () => (await import('../SwpRegistration/SwpRegistration.tsx')).SwpRegistration,
);

/** The dialog in which a SIP is paused. */
export const loadSipPause = keeping(async () => (await import('../SipPause/SipPause.tsx')).SipPause);
