import { lazy } from 'react';

/** The neutral page; its drawing comes with the first address that shows nothing. */
export const Neutral = lazy(async () => ({ default: (await import('./Neutral.tsx')).Neutral }));
