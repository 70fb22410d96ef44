import type { StorageRule } from '@folioflow/flows';
import type { BrowserStores } from './stores.ts';

/** Reads the stored text of a unit. */
export const readStoredText = (
  stores: BrowserStores,
  { store, key }: Pick<StorageRule<never>, 'store' | 'key'>,
): string | null => stores[store].getItem(key);

/** Writes the text that a unit selects; removes it for null, leaves it unchanged for undefined. */
export function writeStoredText<Source>(
  stores: BrowserStores,
  { store, key, select }: StorageRule<Source>,
  source: Source,
): void {
  const text = select(source);
  if (text === null) stores[store].removeItem(key);
  else if (text !== undefined) stores[store].setItem(key, text);
}
