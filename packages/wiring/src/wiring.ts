import type { NoticeRaised } from '@folioflow/flows';
import { createContext, use } from 'react';
import type { InspectionEvent } from 'xstate';
import type { CrashRecord } from './crash-log.ts';
import type { EndedVisit } from './ended-visit.ts';
import type { KeptPages } from './kept-page.ts';
import type { BrowserStores } from './stores.ts';

/**
 * An observer of flows, such as `createAnalytics` of `@folioflow/flows/analytics`. XState passes it every step with its
 * payload, secrets included: an observer must store and send names of states only.
 */
export interface FlowObserver {
  readonly inspect: (inspected: InspectionEvent) => void;
}

/** The dependencies that an app passes to its pages. */
export interface Wiring {
  readonly stores: BrowserStores;
  /** The device's clock, in ms since the epoch; used by countdowns. */
  readonly now: () => number;
  /** The provider's clock according to its answers, in ms since the epoch; the device's clock may be wrong by days. */
  readonly providerNow: () => number;
  readonly endedVisit: EndedVisit;
  readonly keptPages: KeptPages;
  /** Returns the key of a new submission, a UUID. */
  readonly newSubmission: () => string;
  /** Called for every crash; an app can forward it. */
  readonly onCrash: (crash: CrashRecord) => void;
  /** Observes the flow of every page; none by default. */
  readonly observer?: FlowObserver | undefined;
  /** Starts to listen to the browser while the app is shown; the returned function stops it. */
  readonly startListening: () => () => void;
}

export const WiringContext = createContext<Wiring | null>(null);
export const NoticeContext = createContext<(notice: Omit<NoticeRaised, 'type'>) => void>(() => undefined);

export function useWiring(): Wiring {
  const wiring = use(WiringContext);
  if (wiring === null) throw new Error('Missing context: WiringContext');
  return wiring;
}

/** Returns the function that shows a notice above every screen. */
export const useRaiseNotice = () => use(NoticeContext);
