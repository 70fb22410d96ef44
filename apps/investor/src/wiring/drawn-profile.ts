import type { BrowserStores } from '@folioflow/wiring/headless';
import { readSession } from './stored-session.ts';

/**
 * Returns the texts of the profile menu in a drawn page; null for a profile whose menu has another form than that of the
 * templates: without a name or a number.
 */
export function readDrawnProfile(stores: BrowserStores): { readonly person: string; readonly contact: string } | null {
  const { login_name: name = '', login_mobile_number: contact = '' } = readSession(stores).profile ?? {};
  const person = name.trim();
  return person === '' || contact === '' ? null : { person, contact };
}
