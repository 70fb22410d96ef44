import { StaffSignIn } from '@folioflow/ui/screens/backoffice/StaffSignIn/StaffSignIn';
import { sessionEndNotice } from '@folioflow/flows';
import { staffSignIn, staffSignInStateOf } from '@folioflow/flows/backoffice';
import { Redirect, useNavigationState } from '@folioflow/wiring';
import { useEffect, useState } from 'react';
import { useApp, useSession } from '../wiring/app-context.ts';
import { useWiredFlow } from '../wiring/use-wired-flow.ts';

/** A user who is signed in already is redirected to the client list (flows.md, 5.2). */
export function SignInRoute() {
  const session = useSession();
  const [wasSignedIn] = useState(session.screen === 'signedIn');
  return wasSignedIn && session.screen === 'signedIn' ? <Redirect to="/clientList/" /> : <SignInContainer />;
}

function SignInContainer() {
  const { actor } = useApp().session;
  const session = useSession();
  const [notice] = useState(() => sessionEndNotice(session.screen === 'signedOut' ? session.rejection : null));
  const returnTo = useNavigationState(staffSignInStateOf);
  const { view, remote } = useWiredFlow(({ provider }) => staffSignIn(provider), { returnTo, notice });
  useEffect(() => actor.send({ type: 'signIn.opened' }), [actor]);
  return <StaffSignIn view={view} remote={remote} endedBy={session.screen === 'signedOut' ? session.endedBy : null} />;
}
