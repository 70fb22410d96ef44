import { selectedLanguage, subscribeToLanguage, type ShownLanguage } from '@folioflow/flows/language';
import { useSyncExternalStore } from 'react';

/**
 * Draws a component again when another language is selected. Needed above a whole page, and in each component that is
 * not drawn with the page, because it is a `memo`; its texts then follow.
 */
export const useLanguage = (): ShownLanguage | undefined =>
  useSyncExternalStore(subscribeToLanguage, selectedLanguage, () => undefined);
