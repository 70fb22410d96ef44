import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now; the component is drawn again when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Up to and including 480 px a screen is narrow (DO-446). */
export const NARROW_SCREEN = '(max-width: 480px)';
/** From 1,024 px on there is room for two columns. */
export const WIDE_SCREEN = '(min-width: 1024px)';
