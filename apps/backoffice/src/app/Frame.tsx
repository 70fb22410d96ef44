import { useLingui } from '@lingui/react';
import { SessionWarning } from '@folioflow/ui/screens/backoffice/SessionWarning/SessionWarning';
import { StaffFrame } from '@folioflow/ui/screens/backoffice/StaffFrame/StaffFrame';
import { StoredSwitches, PageErrorBoundary } from '@folioflow/wiring';
import { useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { pages } from '../pages.ts';
import { useApp, useSession } from '../wiring/app-context.ts';
import { findRouteRow } from './route-rows.ts';

export function Frame() {
  const { i18n } = useLingui();
  const {
    config: { product },
    now,
    session: { actor, recordActivity: seen },
  } = useApp();
  const session = useSession();
  const { pathname } = useLocation();
  const { locale } = i18n;
  const screen = findRouteRow(pathname)?.screen;
  // The title has no name and no number of a client: the history and the task bar show it.
  useLayoutEffect(() => {
    const title = i18n._(screen ? pages[screen].title : 'staff.title.neutral');
    document.title = `${title} · ${i18n._('staff.home', { product })}`;
  }, [screen, product, i18n, locale]);
  const member = session.screen === 'signedIn' ? session : null;
  return (
    <StaffFrame member={member} onSignOut={() => actor.send({ type: 'user.signedOut' })} theme={<StoredSwitches />}>
      <PageErrorBoundary>
        <Outlet />
      </PageErrorBoundary>
      <SessionWarning warning={member?.warning ?? null} onStay={() => seen(now())} />
    </StaffFrame>
  );
}
