import { useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Waiting } from './Waiting.tsx';
import { useWiring } from './wiring.ts';

/** One visit to a page. Once its flow is over nothing of it is left to use, until the page is left or visited again. */
export function Visit({ children }: { children: ReactNode }) {
  const { endedVisit } = useWiring();
  const { key } = useLocation();
  const isOver = useSyncExternalStore(endedVisit.subscribe, endedVisit.get, endedVisit.get) === key;
  return isOver ? <Waiting /> : children;
}
