import { formatMessage } from '@folioflow/flows/messages/format-message';
import { staff } from '@folioflow/flows/words/staff';
import { SessionWarning } from '@folioflow/ui/screens/backoffice/SessionWarning/SessionWarning';
import { StaffFrame } from '@folioflow/ui/screens/backoffice/StaffFrame/StaffFrame';
import { useLanguage } from '@folioflow/ui/shell';
import { StoredSwitches, PageErrorBoundary } from '@folioflow/wiring';
import { useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { pages } from '../pages.ts';
import { useApp, useSession } from '../wiring/app-context.ts';
import { findRouteRow } from './route-rows.ts';

export function Frame() {
  const {
    config: { product },
    now,
    session: { actor, recordActivity: seen },
  } = useApp();
  const session = useSession();
  const { pathname } = useLocation();
  const language = useLanguage();
  const screen = findRouteRow(pathname)?.screen;
  // The title has no name and no number of a client: the history and the task bar show it.
  useLayoutEffect(() => {
    const title = screen ? pages[screen].title() : staff['title.neutral'];
    document.title = `${title} · ${formatMessage(staff.home, { product })}`;
  }, [screen, product, language]);
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
