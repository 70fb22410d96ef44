import { sessionEndNotice, signIn, signInStateOf, type SignInInput } from '@folioflow/flows';
import { SignIn } from '@folioflow/ui/screens/access/SignIn/SignIn';
import { Redirect, useNavigationState, useVariant } from '@folioflow/wiring';
import { useEffect, useState } from 'react';
import { useApp, useSession } from '../../wiring/app-context.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function SignInRoute() {
  const { session } = useApp();
  const { rejection } = useSession();
  const [notice] = useState(() => sessionEndNotice(rejection));
  const flow = useWiredFlow(({ provider: { login } }) => signIn({ login }), {
    ...useNavigationState(signInStateOf),
    variant: useVariant(),
    notice,
  });
  // A rejection of the sign-in itself is the flow's own notice, and no news for the next visit of this page.
  useEffect(() => session.actor.send({ type: 'signIn.opened' }), [session, rejection]);
  return <SignIn {...flow} />;
}

const withSignUp = { opensSignUp: true } satisfies Partial<SignInInput>;

/** /signup has no form of its own: it is sign-in with the popup open (D-11). */
export const SignUpRoute = () => <Redirect to="/signin/" state={withSignUp} />;
