import type { StorageRule } from '@folioflow/flows';
import { useEffect, useState } from 'react';
import type { BrowserStores } from './stores.ts';
import { useWiring } from './wiring.ts';

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

/** Writes the text that a unit selects whenever it changes; storage hooks of libraries write JSON in its place. */
export function useStoredTextSync<Source>(rule: StorageRule<Source> | undefined, source: Source): void {
  const { stores } = useWiring();
  const text = rule?.select(source);
  useEffect(() => {
    if (rule) writeStoredText(stores, { ...rule, select: () => text }, null);
  }, [stores, rule, text]);
}

/** Reads a stored text and removes it after the first render. */
export function useConsumedText(rule: StorageRule<string | null>): string | null {
  const { stores } = useWiring();
  const [text] = useState(() => readStoredText(stores, rule));
  useEffect(() => writeStoredText(stores, rule, null), [stores, rule]);
  return text;
}
