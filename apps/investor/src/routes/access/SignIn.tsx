import { signIn } from '@folioflow/flows';
import { SignIn } from '@folioflow/ui/screens/access/SignIn/SignIn';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useApp } from '../../wiring/app-context.ts';
import { useExit } from '../../wiring/exits.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

interface SignInState {
  tab?: 'email';
  opensSignUp?: boolean;
}

export function SignInRoute() {
  const { session } = useApp();
  const exit = useExit();
  const { state, search } = useLocation() as { state: SignInState | null; search: string };
  const { tab, opensSignUp = false } = state ?? {};
  const { view, remote } = useWiredFlow(
    ({ provider: { login } }) => signIn({ login }),
    {
      tab: tab === 'email' ? 'email' : 'mobile',
      opensSignUp,
      variant: new URLSearchParams(search).get('variant') === 'older' ? 'older' : 'current',
    },
    (output) => {
      if (output.kind !== 'accepted') return;
      if (output.signedIn) session.actor.send({ type: 'profile.saved', ...output.signedIn });
      exit(output.exit);
    },
  );
  useEffect(() => session.actor.send({ type: 'signIn.opened' }), [session]);
  return <SignIn view={view} remote={remote} />;
}

/** /signup has no form of its own: it is sign-in with the popup open (D-11). */
export const SignUpRoute = () => <Navigate to="/signin/" replace state={{ opensSignUp: true } satisfies SignInState} />;
