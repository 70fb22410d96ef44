import { signIn, signInStateOf, type SignInInput } from '@folioflow/flows';
import { SignIn } from '@folioflow/ui/screens/access/SignIn/SignIn';
import { Redirect, useNavigationState, useVariant } from '@folioflow/wiring';
import { useEffect } from 'react';
import { useApp } from '../../wiring/app-context.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function SignInRoute() {
  const { session } = useApp();
  const flow = useWiredFlow(({ provider: { login } }) => signIn({ login }), {
    ...useNavigationState(signInStateOf),
    variant: useVariant(),
  });
  useEffect(() => session.actor.send({ type: 'signIn.opened' }), [session]);
  return <SignIn {...flow} />;
}

const withSignUp = { opensSignUp: true } satisfies Partial<SignInInput>;

/** /signup has no form of its own: it is sign-in with the popup open (D-11). */
export const SignUpRoute = () => <Redirect to="/signin/" state={withSignUp} />;
