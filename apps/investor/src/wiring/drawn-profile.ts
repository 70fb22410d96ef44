import { menuTitleOf } from '@folioflow/flows';
import { formatLastDigits } from '@folioflow/ui';
import type { BrowserStores } from '@folioflow/wiring/headless';
import { readSession } from './stored-session.ts';

/**
 * Returns the texts of the profile menu in a drawn page; null for a profile whose menu has another form than that of the
 * templates: without a title, or titled with an email address.
 */
export function readDrawnProfile(
  stores: BrowserStores,
): { readonly title: string; readonly lastDigits: string } | null {
  const { profile } = readSession(stores);
  const title = profile === null ? null : menuTitleOf(profile);
  return title === null || title.includes('@') ? null : { title, lastDigits: formatLastDigits(title) };
}
