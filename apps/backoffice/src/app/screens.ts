import { createScreens } from '@folioflow/wiring';
import { pageTexts } from '../page-texts.ts';
import { pages } from '../pages.ts';
import { texts } from '../texts.ts';

export const screens = createScreens(pages, { load: texts.load, areas: pageTexts });
