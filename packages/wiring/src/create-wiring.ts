import type { Exit } from '@folioflow/flows';
import { createEndedVisit } from './ended-visit.ts';
import type { Wiring } from './wiring.ts';

/** Where the session leads: told to whoever shows the app, the latest listener wins. */
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
  /** Asked whenever another tab, or a person with the browser's tools, may have taken away what is kept. */
  readonly checkKept: () => void;
}

/** The wiring of an app; `onClock` is the provider's, told with every answer. */
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
