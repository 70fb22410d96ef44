import { useCallback, useSyncExternalStore } from 'react';

const asked = new Map<string, MediaQueryList>();

/** One for each query: a browser takes its time to read one. */
function mediaOf(query: string): MediaQueryList {
  const media = asked.get(query) ?? window.matchMedia(query);
  asked.set(query, media);
  return media;
}

/** Whether a media query holds now; the component is drawn again when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = mediaOf(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaOf(query).matches,
    () => false,
  );
}

/** Up to and including 480 px a screen is narrow (DO-446). */
export const NARROW_SCREEN = '(max-width: 480px)';
/** From 1,024 px on there is room for two columns. */
export const WIDE_SCREEN = '(min-width: 1024px)';
