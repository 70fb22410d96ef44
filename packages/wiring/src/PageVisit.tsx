import { useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingPage } from './LoadingPage.tsx';
import { useWiring } from './wiring.ts';

/** A visit to a page. After the end of its flow, the page shows nothing usable until it is left or visited again. */
export function PageVisit({ children }: { children: ReactNode }) {
  const { endedVisit } = useWiring();
  const { key } = useLocation();
  const isOver = useSyncExternalStore(endedVisit.subscribe, endedVisit.get, endedVisit.get) === key;
  return isOver ? <LoadingPage /> : children;
}
