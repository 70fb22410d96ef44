import type { RootOptions } from 'react-dom/client';
import type { Crash } from './crash-log.ts';
import { NotFetched } from './missing-code.ts';
import type { Wiring } from './wiring.ts';

/** Error handlers of React's root. They drop the message of an error, because it can contain typed values. */
export function rootOptions(
  { onCrash }: Pick<Wiring, 'onCrash'>,
  /** Returns the path of a route as in the route table. */
  routeAt: (path: string) => string | undefined,
): RootOptions {
  const crashOf = (error: unknown, componentStack = ''): Crash => ({
    error: error instanceof Error ? error.name : typeof error,
    route: routeAt(location.pathname) ?? '*',
    componentStack,
  });
  const tell: RootOptions['onUncaughtError'] = (error, { componentStack }) => {
    if (!(error instanceof NotFetched)) onCrash(crashOf(error, componentStack));
  };
  return { onCaughtError: tell, onUncaughtError: tell };
}
