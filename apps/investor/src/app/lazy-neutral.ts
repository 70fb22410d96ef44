import { createLazyPage } from '@folioflow/wiring';
import { neutral } from './Neutral.page.ts';

/** The neutral page; its code is loaded with the first unknown address. */
export const Neutral = createLazyPage(neutral.load, 'NeutralRoute');
