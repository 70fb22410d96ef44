import { exitFrom, isExitTo, useExit, WiredApp } from '@folioflow/wiring';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { AppContext } from '../wiring/app-context.ts';
import type { App } from '../wiring/create-app.ts';
import { AppRoutes } from './AppRoutes.tsx';

interface InvestorAppProps {
  app: App;
  /** Where the addresses come from: the browser's bar, unless told otherwise. */
  router?: ComponentType<{ children: ReactNode }>;
}

export const InvestorApp = ({ app, router }: InvestorAppProps) => (
  <AppContext value={app}>
    <WiredApp app={app} router={router}>
      <SessionExits app={app} />
      <AppRoutes />
    </WiredApp>
  </AppContext>
);

function SessionExits({ app }: { app: App }) {
  const leave = useExit();
  useEffect(
    () =>
      app.session.onExit((asked) => {
        const exit = exitFrom(location.pathname, asked);
        // A flow that is left must not raise what the page that follows shows.
        if (!isExitTo(location.pathname, exit)) app.endedVisit.endShown();
        leave(exit);
      }),
    [app, leave],
  );
  return null;
}
