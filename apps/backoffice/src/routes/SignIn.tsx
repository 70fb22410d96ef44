import { staffSignIn, staffSignInStateOf } from '@folioflow/flows/backoffice';
import { StaffSignIn } from '@folioflow/ui/screens/backoffice/StaffSignIn/StaffSignIn';
import { Redirect, useNavigationState } from '@folioflow/wiring';
import { useState } from 'react';
import { useSession } from '../wiring/app-context.ts';
import { useWiredFlow } from '../wiring/use-wired-flow.ts';

/** Whoever is signed in already has nothing to do here (flows.md, 5.2). */
export function SignInRoute() {
  const session = useSession();
  const [wasSignedIn] = useState(session.screen === 'signedIn');
  return wasSignedIn && session.screen === 'signedIn' ? <Redirect to="/clientList/" /> : <SigningIn />;
}

function SigningIn() {
  const session = useSession();
  const returnTo = useNavigationState(staffSignInStateOf);
  const { view, remote } = useWiredFlow(({ provider }) => staffSignIn(provider), { returnTo });
  return <StaffSignIn view={view} remote={remote} endedBy={session.screen === 'signedOut' ? session.endedBy : null} />;
}
