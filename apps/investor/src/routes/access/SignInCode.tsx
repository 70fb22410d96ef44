import type { RouteParams } from '@folioflow/api/contract';
import { accepted, investorRoutes, signInCode } from '@folioflow/flows';
import { SignInCode } from '@folioflow/ui/screens/access/SignInCode/SignInCode';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../wiring/app-context.ts';
import { useExit } from '../../wiring/exits.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

const names = ['login_mobile_number', 'login_email', 'login_role', 'login_request_from'] as const;

/** The four parameters of the sign-in under way; null for anything else, which shows the not-found text. */
function routeParamsOf(state: unknown): RouteParams | null {
  if (typeof state !== 'object' || state === null) return null;
  const fields = state as Readonly<Record<string, unknown>>;
  return names.every((name) => typeof fields[name] === 'string') ? (fields as unknown as RouteParams) : null;
}

export function SignInCodeRoute() {
  const { session } = useApp();
  const exit = useExit();
  const { state } = useLocation() as { state: unknown };
  const { view, remote } = useWiredFlow(
    ({ provider: { sendOtp, validateOtp } }) =>
      signInCode({
        sendOtp,
        validateOtp,
        findSession: () => Promise.resolve(accepted({ isSignedIn: session.observed.get().screen === 'signedIn' })),
      }),
    { routeParams: routeParamsOf(state), routes: investorRoutes, newSubmission: () => crypto.randomUUID() },
    (output) => {
      // `parametersMissing` is an end with a screen of its own: it stays.
      if (routeParamsOf(state) === null) return;
      if (output.kind === 'accepted' && output.signedIn)
        session.actor.send({ type: 'profile.saved', ...output.signedIn });
      exit(output.exit);
    },
  );
  return <SignInCode view={view} remote={remote} />;
}
