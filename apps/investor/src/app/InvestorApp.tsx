import { Boundary, ClockProvider, LinkProvider, type LinkProps } from '@folioflow/ui';
import { TroublePage } from '@folioflow/ui/shell';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { BrowserRouter, useHref, useLinkClickHandler } from 'react-router-dom';
import { AppContext } from '../wiring/app-context.ts';
import type { App } from '../wiring/create-app.ts';
import { exitFrom, useExit } from '../wiring/exits.ts';
import { Notices } from '../wiring/Notices.tsx';
import { AppRoutes } from './AppRoutes.tsx';

/** The router's own link, without what fetches data ahead for a framework. */
function RouterLink({ to, target, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, target === undefined ? {} : { target });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

interface InvestorAppProps {
  app: App;
  /** Where the addresses come from: the browser's bar, unless told otherwise. */
  router?: ComponentType<{ children: ReactNode }>;
}

export function InvestorApp({ app, router: Router = BrowserRouter }: InvestorAppProps) {
  useEffect(() => app.attend(), [app]);
  return (
    <Boundary fallback={() => <TroublePage kind="crashed" onRetry={() => location.reload()} />}>
      <AppContext value={app}>
        <ClockProvider now={Date.now} providerNow={app.providerNow}>
          <LinkProvider link={RouterLink}>
            <Notices>
              <Router>
                <SessionExits app={app} />
                <AppRoutes />
              </Router>
            </Notices>
          </LinkProvider>
        </ClockProvider>
      </AppContext>
    </Boundary>
  );
}

function SessionExits({ app }: { app: App }) {
  const leave = useExit();
  useEffect(() => app.session.onExit((exit) => leave(exitFrom(location.pathname, exit))), [app, leave]);
  return null;
}
