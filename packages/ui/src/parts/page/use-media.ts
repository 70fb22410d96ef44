import { MOBILE_BREAKPOINT_PX } from '@folioflow/flows';
import { useCallback, useSyncExternalStore } from 'react';

interface MediaQuery {
  /** Is read at any time. */
  readonly state: MediaQueryList;
  /** Is never read: Chromium would skip the report of a change that it has already answered, for every component. */
  readonly reports: MediaQueryList;
}

const mediaQueries = new Map<string, MediaQuery>();

/** Two objects for each query, because `matchMedia` is slow. */
function mediaQueryOf(query: string): MediaQuery {
  const media = mediaQueries.get(query) ?? { state: window.matchMedia(query), reports: window.matchMedia(query) };
  mediaQueries.set(query, media);
  return media;
}

/** Returns whether a media query matches; a change renders the component again. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const { reports } = mediaQueryOf(query);
      reports.addEventListener('change', listener);
      return () => reports.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaQueryOf(query).state.matches,
    () => false,
  );
}

/** Up to and including 480 px a screen is narrow (DO-446). */
export const NARROW_SCREEN = `(max-width: ${MOBILE_BREAKPOINT_PX}px)`;
/** A phone or a tablet, which has a camera for documents. */
export const TOUCH_SCREEN = '(hover: none) and (pointer: coarse)';
/** Two columns from 1,024 px on. */
export const WIDE_SCREEN = '(min-width: 1024px)';
