import type { Store } from './stores.ts';

const LANGUAGE_KEY = 'language';

/** The id of the language selected on this device, for all users. */
export const storedLanguage = (local: Store): string | null => local.getItem(LANGUAGE_KEY);

/** A server chooses the language of the next page by the cookie; it has no secret. */
export function storeLanguage(local: Store, id: string): void {
  local.setItem(LANGUAGE_KEY, id);
  document.cookie = `folioflow-language=${id}; path=/; max-age=31536000; samesite=lax`;
}
