import type { Exit } from '@folioflow/flows';
import { createEndedVisit } from './ended-visit.ts';
import { createKeptPages } from './kept-page.ts';
import type { Wiring } from './wiring.ts';

/** Sends the exits of the session to the latest listener. An exit without a listener waits for the next listener. */
export interface ExitChannel {
  readonly sendExit: (exit: Exit<string>) => void;
  readonly onExit: (listener: (exit: Exit<string>) => void) => () => void;
}

export function createExitChannel(): ExitChannel {
  let waiting: Exit<string> | undefined;
  const keepExit = (exit: Exit<string>) => {
    waiting = exit;
  };
  let listen = keepExit;
  return {
    sendExit: (exit) => listen(exit),
    onExit: (listener) => {
      listen = listener;
      if (waiting !== undefined) listener(waiting);
      waiting = undefined;
      return () => {
        if (listen === listener) listen = keepExit;
      };
    },
  };
}

interface WiringOptions extends Pick<Wiring, 'stores' | 'onCrash'> {
  readonly now?: Wiring['now'];
  /** `crypto.randomUUID` by default. */
  readonly newSubmission?: Wiring['newSubmission'];
  readonly observer?: Wiring['observer'];
  /** Called whenever another tab, or the browser's tools, may have removed stored values. */
  readonly checkStoredValues: () => void;
}

/** Creates the wiring of an app. `onClock` receives the lead of the provider's clock in ms with every answer. */
export function createWiring({
  stores,
  onCrash,
  checkStoredValues,
  observer,
  now = Date.now,
  newSubmission = () => crypto.randomUUID(),
}: WiringOptions): Wiring & { onClock: (leadInMs: number) => void } {
  let clockLeadInMs = 0;
  const endedVisit = createEndedVisit();
  return {
    stores,
    onCrash,
    endedVisit,
    keptPages: createKeptPages(),
    observer,
    newSubmission,
    now,
    providerNow: () => now() + clockLeadInMs,
    onClock: (leadInMs) => {
      clockLeadInMs = leadInMs;
    },
    startListening: () => {
      const stopped = new AbortController();
      const { signal } = stopped;
      for (const type of ['storage', 'focus', 'popstate', 'pageshow'])
        addEventListener(type, checkStoredValues, { signal });
      addEventListener('popstate', endedVisit.onNavigated, { signal });
      return () => stopped.abort();
    },
  };
}
