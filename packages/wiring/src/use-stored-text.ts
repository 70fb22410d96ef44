import type { StorageRule } from '@folioflow/flows';
import { useEffect, useState } from 'react';
import { readStoredText, writeStoredText } from './stored-text.ts';
import { useWiring } from './wiring.ts';

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
