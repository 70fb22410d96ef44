import { setCallLanguage } from '@folioflow/api';
import { languages } from '@folioflow/flows/languages';
import { loadLanguage } from '@folioflow/ui/shell';
import { guessLanguage } from './guess-language.ts';
import { storedLanguage, storeLanguage } from './stored-language.ts';
import type { Store } from './stores.ts';

/**
 * Shows the language selected on this device, or else the first language of the browser that the build offers. The
 * provider writes in it too (decision 101).
 */
export async function startLanguage(local: Store): Promise<void> {
  const stored = storedLanguage(local);
  // Safari removes a cookie after a week.
  if (stored !== null) storeLanguage(local, stored);
  const wanted = guessLanguage(languages, stored, navigator.languages);
  if (wanted === undefined) return;
  if (wanted !== languages[0]) await loadLanguage(wanted.id);
  setCallLanguage(wanted.tag);
}

/** Shows a language and stores it on the device, for all users. Rejects if its texts cannot be loaded. */
export async function changeLanguage(local: Store, id: string): Promise<void> {
  await loadLanguage(id);
  setCallLanguage(document.documentElement.lang);
  storeLanguage(local, id);
}
