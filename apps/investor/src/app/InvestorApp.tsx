import { resolveSessionExit, isExitToSamePath, useExitNavigation, WiredApp } from '@folioflow/wiring';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { texts } from '../texts.ts';
import { AppContext } from '../wiring/app-context.ts';
import type { App } from '../wiring/create-app.ts';
import { AppRoutes } from './AppRoutes.tsx';

interface InvestorAppProps {
  app: App;
  /** Source of the addresses: the browser's address bar by default. */
  router?: ComponentType<{ children: ReactNode }>;
}

export function InvestorApp({ app, router }: InvestorAppProps) {
  return (
    <AppContext value={app}>
      <WiredApp app={app} texts={texts} brand={app.config} router={router}>
        <SessionExits app={app} />
        <AppRoutes />
      </WiredApp>
    </AppContext>
  );
}

function SessionExits({ app }: { app: App }) {
  const leave = useExitNavigation();
  useEffect(
    () =>
      app.session.onExit((requestedExit) => {
        const exit = resolveSessionExit(location.pathname, requestedExit);
        // A flow that is left must not raise a notice that the next page shows.
        if (!isExitToSamePath(location.pathname, exit)) app.endedVisit.endCurrent();
        leave(exit);
      }),
    [app, leave],
  );
  return null;
}
