import { use, useCallback, useSyncExternalStore } from 'react';
import { SurfaceContext } from '../../../primitives/surface.ts';

const wide = '(min-width: 64rem)';

/** Returns whether the surface has room for two columns. */
export function useIsWide(): boolean {
  const { matchMedia } = use(SurfaceContext);
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = matchMedia(wide);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [matchMedia],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
}
