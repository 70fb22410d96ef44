import { MOBILE_BREAKPOINT_PX } from '@folioflow/flows';
import { useCallback, useSyncExternalStore } from 'react';

interface MediaState {
  readonly list: MediaQueryList;
  /** As the browser has reported it. */
  matches: boolean;
}

const mediaStates = new Map<string, MediaState>();

/**
 * Returns the state of a query, one for each because `matchMedia` is slow. It is read once and then follows the reports
 * of the browser: reading `matches` again before a report would make Chromium skip it, for every component.
 */
function mediaStateOf(query: string): MediaState {
  const known = mediaStates.get(query);
  if (known !== undefined) return known;
  const list = window.matchMedia(query);
  const state: MediaState = { list, matches: list.matches };
  // The first listener, so that the components are called after it.
  list.addEventListener('change', ({ matches }) => {
    state.matches = matches;
  });
  mediaStates.set(query, state);
  return state;
}

/** Returns whether a media query matches; a change renders the component again. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const { list } = mediaStateOf(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaStateOf(query).matches,
    () => false,
  );
}

/** Up to and including 480 px a screen is narrow (DO-446). */
export const NARROW_SCREEN = `(max-width: ${MOBILE_BREAKPOINT_PX}px)`;
/** A phone or a tablet, which has a camera for documents. */
export const TOUCH_SCREEN = '(hover: none) and (pointer: coarse)';
/** Two columns from 1,024 px on. */
export const WIDE_SCREEN = '(min-width: 1024px)';
