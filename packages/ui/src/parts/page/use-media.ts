import { MOBILE_BREAKPOINT_PX } from '@folioflow/flows';
import { useCallback, useSyncExternalStore } from 'react';

const mediaQueryLists = new Map<string, MediaQueryList>();

/** One object for each query, because `matchMedia` is slow. */
function mediaQueryListOf(query: string): MediaQueryList {
  const media = mediaQueryLists.get(query) ?? window.matchMedia(query);
  mediaQueryLists.set(query, media);
  return media;
}

/** Returns whether a media query matches; a change renders the component again. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = mediaQueryListOf(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaQueryListOf(query).matches,
    () => false,
  );
}

/** Up to and including 480 px a screen is narrow (DO-446). */
export const NARROW_SCREEN = `(max-width: ${MOBILE_BREAKPOINT_PX}px)`;
/** A phone or a tablet, which has a camera for documents. */
export const TOUCH_SCREEN = '(hover: none) and (pointer: coarse)';
/** Two columns from 1,024 px on. */
export const WIDE_SCREEN = '(min-width: 1024px)';
