import type { RootOptions } from 'react-dom/client';
import type { Crash } from './crash-log.ts';
import { NotFetched } from './missing-code.ts';
import type { Wiring } from './wiring.ts';

/** How React's root tells of what failed while it was drawn; a text of an error may hold what a person has typed. */
export function rootOptions(
  { onCrash }: Pick<Wiring, 'onCrash'>,
  /** A path as the route table writes it. */
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
