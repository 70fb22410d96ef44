import { page } from '@folioflow/wiring';

/** The neutral page; its drawing comes with the first address that shows nothing. */
export const Neutral = page(() => import('./Neutral.tsx'), 'Neutral');
