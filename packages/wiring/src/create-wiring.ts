import type { Exit } from '@folioflow/flows';
import { createEndedVisit } from './ended-visit.ts';
import type { Wiring } from './wiring.ts';

/** The exits of the session, sent to the latest listener. */
export interface Exits {
  readonly leave: (exit: Exit<string>) => void;
  readonly onExit: (listener: (exit: Exit<string>) => void) => () => void;
}

export function createExits(): Exits {
  let leave: (exit: Exit<string>) => void = () => undefined;
  return {
    leave: (exit) => leave(exit),
    onExit: (listener) => {
      leave = listener;
      return () => {
        if (leave === listener) leave = () => undefined;
      };
    },
  };
}

interface WiringParts extends Pick<Wiring, 'stores' | 'onCrash'> {
  readonly now?: Wiring['now'];
  /** Called whenever another tab, or the browser's tools, may have removed stored values. */
  readonly checkKept: () => void;
}

/** Creates the wiring of an app. `onClock` receives the lead of the provider's clock in ms with every answer. */
export function createWiring({
  stores,
  onCrash,
  checkKept,
  now = Date.now,
}: WiringParts): Wiring & { onClock: (ahead: number) => void } {
  let ahead = 0;
  const endedVisit = createEndedVisit();
  return {
    stores,
    onCrash,
    endedVisit,
    now,
    providerNow: () => now() + ahead,
    onClock: (told) => {
      ahead = told;
    },
    attend: () => {
      const left = new AbortController();
      const { signal } = left;
      for (const told of ['storage', 'focus', 'popstate']) addEventListener(told, checkKept, { signal });
      addEventListener('popstate', endedVisit.entered, { signal });
      return () => left.abort();
    },
  };
}
