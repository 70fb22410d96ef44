import { createCachedLoader } from '../../../primitives/on-demand.ts';

/** The dialog in which an order is cancelled; few orders are. */
export const loadCancellation = createCachedLoader(async () => (await import('./Cancellation.tsx')).Cancellation);

/** The dialog in which a SWP is registered. */
export const loadSwpRegistration = createCachedLoader(
  async () => (await import('../SwpRegistration/SwpRegistration.tsx')).SwpRegistration,
);

/** The result of a SWP registration. */
export const loadSwpRegistered = createCachedLoader(async () => (await import('./SwpRegistered.tsx')).SwpRegistered);

/** The dialog in which a SIP is paused. */
export const loadSipPause = createCachedLoader(async () => (await import('../SipPause/SipPause.tsx')).SipPause);
