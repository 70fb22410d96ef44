import { setCallLanguage } from '@folioflow/api';
import { languages } from '@folioflow/flows/languages';
import { guessLanguage } from './guess-language.ts';
import { storedLanguage, storeLanguage } from './stored-language.ts';
import type { Store } from './stores.ts';
import type { Texts } from './texts.ts';

/**
 * Shows the language selected on this device, or else the first language of the browser that is offered, where the
 * server has chosen another one. The provider writes in it too (decision 101). The page is usable in its own language,
 * so a failure has no message.
 */
export async function applyReaderLanguage(texts: Texts, local: Store): Promise<void> {
  const stored = storedLanguage(local);
  // Safari removes a cookie after a week.
  if (stored !== null) storeLanguage(local, stored);
  const wanted = guessLanguage(languages, stored, navigator.languages);
  if (wanted === undefined || wanted.tag === document.documentElement.lang) return;
  await texts.select(wanted.id).then(
    () => setCallLanguage(wanted.tag),
    () => undefined,
  );
}

/** Shows a language and stores it on the device, for all users. Rejects if its texts cannot be loaded. */
export async function changeLanguage(texts: Texts, local: Store, id: string): Promise<void> {
  await texts.select(id);
  setCallLanguage(document.documentElement.lang);
  storeLanguage(local, id);
}
