import { useEffect, useState } from 'react';

export interface ReturnToPage {
  /** True once the user has left the page for another tab, window or app and is back. */
  readonly hasReturned: boolean;
  /** Awaits the next return. */
  readonly reset: () => void;
}

/** Notices the return to an open page, whose data may have changed elsewhere, such as at the bank. */
export function useReturn(): ReturnToPage {
  const [hasReturned, setReturned] = useState(false);
  useEffect(() => {
    const recordReturn = () => {
      if (document.visibilityState === 'visible') setReturned(true);
    };
    document.addEventListener('visibilitychange', recordReturn);
    return () => document.removeEventListener('visibilitychange', recordReturn);
  }, []);
  return { hasReturned, reset: () => setReturned(false) };
}
