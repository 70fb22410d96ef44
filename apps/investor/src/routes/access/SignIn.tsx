import { sessionEndNotice, sessionEndTextNotice, signIn, signInStateOf, type SignInInput } from '@folioflow/flows';
import { SignIn } from '@folioflow/ui/screens/access/SignIn/SignIn';
import { Redirect, useNavigationState, usePageVariant } from '@folioflow/wiring';
import { useEffect, useState } from 'react';
import { useApp, useSession } from '../../wiring/app-context.ts';
import { storeSignedInKyc } from '../../wiring/kyc/store-signed-in-kyc.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function SignInRoute() {
  const { session } = useApp();
  const { rejection, endText } = useSession();
  const [notice] = useState(() => sessionEndNotice(rejection) ?? sessionEndTextNotice(endText));
  const flow = useWiredFlow(({ provider: { login }, stores }) => signIn({ login: storeSignedInKyc(stores, login) }), {
    ...useNavigationState(signInStateOf),
    variant: usePageVariant(),
    notice,
  });
  // The flow itself shows a rejection of the sign-in; the next visit of this page must not show it again.
  useEffect(() => session.actor.send({ type: 'signIn.opened' }), [session, rejection, endText]);
  return <SignIn {...flow} />;
}

const signUpState = { opensSignUp: true } satisfies Partial<SignInInput>;

/** /signup is sign-in with the popup open (D-11). */
export const SignUpRoute = () => <Redirect to="/signin/" state={signUpState} />;
