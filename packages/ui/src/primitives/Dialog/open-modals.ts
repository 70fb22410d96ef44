import { use, useSyncExternalStore } from 'react';
import { SurfaceContext } from '../surface.ts';

/** Returns the topmost modal. Elements outside it are visible above it, but cannot be pressed or focused. */
export function useTopModal(): HTMLDialogElement | null {
  const { modals } = use(SurfaceContext);
  return useSyncExternalStore(modals.subscribe, modals.top, () => null);
}
