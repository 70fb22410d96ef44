import { useEffect, useEffectEvent } from 'react';
import { useWiring } from './wiring.ts';

/** A page that was hidden for longer has asked too long ago. */
const LATE_AFTER_MS = 300_000;

/**
 * Calls `onReturn` when the user is back on a page that may be out of date: the browser has restored it from its cache,
 * as after Back from another site, or it was hidden for more than five minutes.
 */
export function useLateReturn(onReturn: () => void): void {
  const { now } = useWiring();
  const notify = useEffectEvent(onReturn);
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    let hiddenAt: number | null = null;
    // A restored page also becomes visible, before or after.
    let isNotified = false;
    const recordHiding = () => {
      hiddenAt ??= now();
      isNotified = false;
    };
    const recordReturn = (isRestored: boolean) => {
      const isLate = isRestored || (hiddenAt !== null && now() - hiddenAt > LATE_AFTER_MS);
      hiddenAt = null;
      if (!isLate || isNotified) return;
      isNotified = true;
      notify();
    };
    document.addEventListener(
      'visibilitychange',
      () => (document.visibilityState === 'hidden' ? recordHiding() : recordReturn(false)),
      { signal },
    );
    addEventListener('pagehide', recordHiding, { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && recordReturn(true), { signal });
    return () => stopped.abort();
  }, [now]);
}
