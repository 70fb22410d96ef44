import { useEffect, useState } from 'react';

/** A shorter wait ends before it is spoken. */
const LONG_WAIT_MS = 1000;

/** Returns true from the moment on when a wait has lasted long enough to be announced. */
export function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return isLong && isWaiting;
}
