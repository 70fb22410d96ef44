import type { MomentInIndia } from '@folioflow/flows';
import { useEffect, useState } from 'react';
import { momentInIndia } from '../../../format/clock.ts';
import { useProviderNow } from '../../../primitives/Countdown/ClockProvider.tsx';

const MINUTE_MS = 60_000;

/**
 * Returns day and time in India by the provider's clock, updated every minute, so that texts about a cut-off change
 * when it has passed.
 */
export function useMomentInIndia(): MomentInIndia {
  const now = useProviderNow();
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return momentInIndia(now());
}
