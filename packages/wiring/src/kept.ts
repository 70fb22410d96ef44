import type { Keeps } from '@folioflow/flows';
import { useEffect, useState } from 'react';
import type { Stores } from './stores.ts';
import { useWiring } from './wiring.ts';

/** Reads the stored text of a unit. */
export const keptIn = (stores: Stores, { store, key }: Pick<Keeps<never>, 'store' | 'key'>): string | null =>
  stores[store].getItem(key);

/** Writes the text that a unit selects; removes it for null, leaves it unchanged for undefined. */
export function keepIn<Told>(stores: Stores, { store, key, select }: Keeps<Told>, told: Told): void {
  const text = select(told);
  if (text === null) stores[store].removeItem(key);
  else if (text !== undefined) stores[store].setItem(key, text);
}

/** Writes the text that a unit selects whenever it changes. */
export function useKeeping<Told>(keeps: Keeps<Told> | undefined, told: Told): void {
  const { stores } = useWiring();
  const text = keeps?.select(told);
  useEffect(() => {
    if (keeps) keepIn(stores, { ...keeps, select: () => text }, null);
  }, [stores, keeps, text]);
}

/** Reads a stored text and removes it after the first render. */
export function useTaken(keeps: Keeps<string | null>): string | null {
  const { stores } = useWiring();
  const [text] = useState(() => keptIn(stores, keeps));
  useEffect(() => keepIn(stores, keeps, null), [stores, keeps]);
  return text;
}
