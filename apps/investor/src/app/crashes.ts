import type { RootOptions } from 'react-dom/client';
import type { Crash } from '../wiring/crash-log.ts';
import type { App } from '../wiring/create-app.ts';
import { NotFetched } from '../wiring/missing-code.ts';
import { rowAt } from './titles.ts';

const crashOf = (error: unknown, componentStack = ''): Crash => ({
  error: error instanceof Error ? error.name : typeof error,
  route: rowAt(location.pathname)?.path ?? '*',
  componentStack,
});

/** How React's root tells of what failed while it was drawn; a text of an error may hold what a person has typed. */
export function rootOptions({ onCrash }: App): RootOptions {
  const tell: RootOptions['onUncaughtError'] = (error, { componentStack }) => {
    if (!(error instanceof NotFetched)) onCrash(crashOf(error, componentStack));
  };
  return { onCaughtError: tell, onUncaughtError: tell };
}
