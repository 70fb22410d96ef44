import { useExit, WiredApp } from '@folioflow/wiring';
import { useEffect } from 'react';
import { AppContext } from '../wiring/app-context.ts';
import type { App } from '../wiring/create-app.ts';
import { AppRoutes } from './AppRoutes.tsx';

export const StaffApp = ({ app }: { app: App }) => (
  <AppContext value={app}>
    <WiredApp app={app}>
      <SessionExits app={app} />
      <AppRoutes />
    </WiredApp>
  </AppContext>
);

/** Wherever a session ends, sign-in leads back there. */
function SessionExits({ app }: { app: App }) {
  const leave = useExit();
  useEffect(
    () => app.session.onExit((exit) => leave({ ...exit, state: { returnTo: location.pathname + location.search } })),
    [app, leave],
  );
  return null;
}
