import type { Store } from './stores.ts';

const LANGUAGE_KEY = 'language';

/** The id of the language selected on this device, for all users; that of the cookie if the browser emptied its store. */
export const storedLanguage = (local: Store): string | null =>
  local.getItem(LANGUAGE_KEY) ?? /folioflow-language=([\w-]+)/.exec(document.cookie)?.[1] ?? null;

/** A server chooses the language of the next page by the cookie; it has no secret. */
export function storeLanguage(local: Store, id: string): void {
  local.setItem(LANGUAGE_KEY, id);
  document.cookie = `folioflow-language=${id}; path=/; max-age=31536000; samesite=lax`;
}
