import type { Exit, Remote, ViewOf } from '@folioflow/flows';
import { useFlow, type RunnableFlow } from '@folioflow/flows/react';
import { useLocation } from 'react-router-dom';
import { useExitNavigation } from './exits.ts';
import { createVisitOptions, suppliedInputOf, type ContainerInput, type RunningFlowOptions } from './flow-visit.ts';
import { useStoredTextSync } from './use-stored-text.ts';
import { useRaiseNotice, useWiring } from './wiring.ts';

export interface RunningFlow<F extends RunnableFlow> {
  readonly view: ViewOf<F>;
  readonly remote: Remote<F>;
  /** Follows an exit that the view offers. */
  readonly onExit: (exit: Exit<string>) => void;
}

/**
 * Runs a flow on its route while the route is mounted: supplies a key for each submission, shows notices above the
 * screens, and follows exits.
 */
export function useRunningFlow<F extends RunnableFlow>(
  flow: F,
  input: ContainerInput<F>,
  options: RunningFlowOptions<F> = {},
): RunningFlow<F> {
  const wiring = useWiring();
  const raiseNotice = useRaiseNotice();
  const followExit = useExitNavigation();
  const { key } = useLocation();
  const running = useFlow<F>(
    flow,
    suppliedInputOf(wiring, input, options),
    createVisitOptions(wiring, { entryKey: key, raiseNotice, followExit }, options),
  );
  useStoredTextSync(options.storageRule, running.view);
  return { ...running, onExit: followExit };
}
