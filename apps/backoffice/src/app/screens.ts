import { createScreens } from '@folioflow/wiring';
import { pages } from '../pages.ts';

export const screens = createScreens(pages);
