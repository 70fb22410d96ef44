import type { Exit, Remote, ViewOf } from '@folioflow/flows';
import { useFlow, type RunnableFlow } from '@folioflow/flows/react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { currentEntryKey } from './ended-visit.ts';
import { useExitNavigation } from './exits.ts';
import { createVisitOptions, suppliedInputOf, type ContainerInput, type RunningFlowOptions } from './flow-visit.ts';
import { useStoredTextSync } from './use-stored-text.ts';
import { useLateReturn } from './use-late-return.ts';
import { useRaiseNotice, useWiring } from './wiring.ts';

export interface RunningFlow<F extends RunnableFlow> {
  readonly view: ViewOf<F>;
  readonly remote: Remote<F>;
  /** Follows an exit that the view offers. */
  readonly onExit: (exit: Exit<string>) => void;
  /** Follows an exit that the flow takes by itself, unless the page is being left: the user's choice wins. */
  readonly followExit: (exit: Exit<string>) => void;
}

/**
 * Returns a function for the exits of a flow itself. The browser has the next address at once, and the page stays until
 * the code of the next one is loaded; the exits of this page are ignored by then.
 */
function useFlowExit(onExit: (exit: Exit<string>) => void): (exit: Exit<string>) => void {
  const { key } = useLocation();
  const entry = useRef<string>(null);
  useLayoutEffect(() => {
    entry.current = currentEntryKey();
  }, [key]);
  return useCallback(
    (exit: Exit<string>) => {
      if (currentEntryKey() !== entry.current) return;
      onExit(exit);
      // One exit may follow another before the next page is shown.
      entry.current = currentEntryKey();
    },
    [onExit],
  );
}

/**
 * The requests for the data of a page. A chart accepts them where nothing that the user has entered can be lost, and
 * ignores those of other charts.
 */
const RELOADS = [
  'reload.requested',
  'accounts.reloadRequested',
  'mandates.reloadRequested',
  'stage.reloadRequested',
] as const;

/**
 * Runs a flow on its route while the route is mounted: supplies a key for each submission, shows notices above the
 * screens, follows exits, and requests the data again after a late return.
 */
export function useRunningFlow<F extends RunnableFlow>(
  flow: F,
  input: ContainerInput<F>,
  options: RunningFlowOptions<F> = {},
): RunningFlow<F> {
  const wiring = useWiring();
  const raiseNotice = useRaiseNotice();
  const onExit = useExitNavigation();
  const { key } = useLocation();
  const followExit = useFlowExit(onExit);
  const { keptPages } = wiring;
  const chart = flow.machine.id;
  const [kept] = useState(() => keptPages.find(chart));
  useEffect(() => {
    keptPages.clear(chart);
  }, [keptPages, chart]);
  const running = useFlow<F>(flow, suppliedInputOf(wiring, input, options), {
    ...createVisitOptions(wiring, { entryKey: key, raiseNotice, followExit }, options),
    kept,
    onStarted: (keep) => keptPages.register(chart, keep),
  });
  useStoredTextSync(options.storageRule, running.view);
  useLateReturn(() => {
    const remote = running.remote as { send(event: { type: (typeof RELOADS)[number] }): void };
    for (const type of RELOADS) remote.send({ type });
  });
  return { ...running, onExit, followExit };
}
