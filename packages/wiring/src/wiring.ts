import type { NoticeRaised } from '@folioflow/flows';
import { createContext, use } from 'react';
import type { Crash } from './crash-log.ts';
import type { EndedVisit } from './ended-visit.ts';
import type { Stores } from './stores.ts';

/** What every app hands its wiring, whoever signs in there. */
export interface Wiring {
  readonly stores: Stores;
  /** The device's clock, in ms since the epoch: what counts down goes by it. */
  readonly now: () => number;
  /** The provider's clock, in ms since the epoch, as far as its answers told it; a device may be days off. */
  readonly providerNow: () => number;
  readonly endedVisit: EndedVisit;
  /** Told of every crash; whoever runs the app may send it on. */
  readonly onCrash: (crash: Crash) => void;
  /** Listens to the browser for as long as the app is shown. */
  readonly attend: () => () => void;
}

export const WiringContext = createContext<Wiring | null>(null);
export const NoticeContext = createContext<(notice: Omit<NoticeRaised, 'type'>) => void>(() => undefined);

export function useWiring(): Wiring {
  const wiring = use(WiringContext);
  if (wiring === null) throw new Error('The app is wired by its WiringContext.');
  return wiring;
}

/** Shows a notice above every screen. */
export const useNotice = () => use(NoticeContext);
