import { staff } from '@folioflow/flows/words/staff';
import { SessionWarning } from '@folioflow/ui/screens/backoffice/SessionWarning/SessionWarning';
import { StaffFrame } from '@folioflow/ui/screens/backoffice/StaffFrame/StaffFrame';
import { ChosenTheme, Trouble } from '@folioflow/wiring';
import { useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { rowAt } from '../route-table.ts';
import { useApp, useSession } from '../wiring/app-context.ts';

const titles = {
  home: staff['title.clientList'],
  signIn: staff['title.signIn'],
  clientList: staff['title.clientList'],
  clientDocuments: staff['title.clientDocuments'],
} as const;

export function Frame() {
  const {
    now,
    session: { actor, seen },
  } = useApp();
  const session = useSession();
  const { pathname } = useLocation();
  const screen = rowAt(pathname)?.screen;
  // No name and no number of a client: a title stands in the history and on the task bar.
  useLayoutEffect(() => {
    document.title = `${screen ? titles[screen] : staff['title.neutral']} · ${staff.home}`;
  }, [screen]);
  const member = session.screen === 'signedIn' ? session : null;
  return (
    <StaffFrame member={member} onSignOut={() => actor.send({ type: 'user.signedOut' })} theme={<ChosenTheme />}>
      <Trouble>
        <Outlet />
      </Trouble>
      <SessionWarning warning={member?.warning ?? null} onStay={() => seen(now())} />
    </StaffFrame>
  );
}
