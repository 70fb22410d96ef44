import { useEffect, useRef, useState } from 'react';
import type { PlacedFocus } from './chart-parts.ts';

/** A pointer on its way to the facts crosses parts in less time, in milliseconds. */
const REST_MS = 120;

interface PointedPart {
  readonly pointed: PlacedFocus | null;
  readonly point: (part: PlacedFocus | null) => void;
  readonly clear: () => void;
}

/**
 * Returns the part on which the pointer rested last, so that its links can be reached. The facts of another part are
 * shown when the pointer rests there; `null` shows those of the focused part again.
 */
export function usePointedPart(): PointedPart {
  const [pointed, setPointed] = useState<PlacedFocus | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  const point = (part: PlacedFocus | null) => {
    clearTimeout(rest.current);
    if (part !== null) rest.current = setTimeout(() => setPointed(part), REST_MS);
  };
  const clear = () => {
    clearTimeout(rest.current);
    setPointed(null);
  };
  return { pointed, point, clear };
}
