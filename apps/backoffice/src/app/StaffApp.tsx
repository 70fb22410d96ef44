import { useExitNavigation, WiredApp } from '@folioflow/wiring';
import { useEffect } from 'react';
import { texts } from '../texts.ts';
import { AppContext } from '../wiring/app-context.ts';
import type { App } from '../wiring/create-app.ts';
import { AppRoutes } from './AppRoutes.tsx';

export function StaffApp({ app }: { app: App }) {
  return (
    <AppContext value={app}>
      <WiredApp app={app} texts={texts} brand={app.config}>
        <SessionExits app={app} />
        <AppRoutes />
      </WiredApp>
    </AppContext>
  );
}

/** After the end of a session, sign-in leads back to the page on which it ended. */
function SessionExits({ app }: { app: App }) {
  const leave = useExitNavigation();
  useEffect(
    () => app.session.onExit((exit) => leave({ ...exit, state: { returnTo: location.pathname + location.search } })),
    [app, leave],
  );
  return null;
}
