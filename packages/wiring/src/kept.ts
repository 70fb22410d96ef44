import type { Keeps } from '@folioflow/flows';
import { useEffect, useState } from 'react';
import type { Stores } from './stores.ts';
import { useWiring } from './wiring.ts';

/** What a unit has kept, as it stands there. */
export const keptIn = (stores: Stores, { store, key }: Pick<Keeps<never>, 'store' | 'key'>): string | null =>
  stores[store].getItem(key);

/** Keeps what a unit selects of what it tells. */
export function keepIn<Told>(stores: Stores, { store, key, select }: Keeps<Told>, told: Told): void {
  const text = select(told);
  if (text === null) stores[store].removeItem(key);
  else if (text !== undefined) stores[store].setItem(key, text);
}

/** Keeps what a unit shows, whenever what it selects of it changes. */
export function useKeeping<Told>(keeps: Keeps<Told> | undefined, told: Told): void {
  const { stores } = useWiring();
  const text = keeps?.select(told);
  useEffect(() => {
    if (keeps) keepIn(stores, { ...keeps, select: () => text }, null);
  }, [stores, keeps, text]);
}

/** What was kept for one look: it is there no more once it is shown. */
export function useTaken(keeps: Keeps<string | null>): string | null {
  const { stores } = useWiring();
  const [text] = useState(() => keptIn(stores, keeps));
  useEffect(() => keepIn(stores, keeps, null), [stores, keeps]);
  return text;
}
