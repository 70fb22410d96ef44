import { createLazyPage } from '@folioflow/wiring';

/** The neutral page; its code is loaded with the first unknown address. */
export const Neutral = createLazyPage(() => import('./Neutral.tsx'), 'Neutral');
