import type { RootOptions } from 'react-dom/client';
import type { CrashRecord } from './crash-log.ts';
import { ChunkLoadError } from './chunk-load-error.ts';
import type { Wiring } from './wiring.ts';

/** Error handlers of React's root. They drop the message of an error, because it can contain typed values. */
export function reactRootOptions(
  { onCrash }: Pick<Wiring, 'onCrash'>,
  /** Returns the path of a route as in the route table. */
  routePatternOf: (path: string) => string | undefined,
): RootOptions {
  const crashOf = (error: unknown, componentStack = ''): CrashRecord => ({
    error: error instanceof Error ? error.name : typeof error,
    route: routePatternOf(location.pathname) ?? '*',
    componentStack,
  });
  const reportCrash: RootOptions['onUncaughtError'] = (error, { componentStack }) => {
    if (!(error instanceof ChunkLoadError)) onCrash(crashOf(error, componentStack));
  };
  return { onCaughtError: reportCrash, onUncaughtError: reportCrash };
}
