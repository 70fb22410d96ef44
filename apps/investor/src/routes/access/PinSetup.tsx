import { pinSetup, signedInBy, signUpStateOf, type PinSetupInput } from '@folioflow/flows';
import { PinSetup } from '@folioflow/ui/screens/access/PinSetup/PinSetup';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Waiting } from '../../wiring/Waiting.tsx';
import { useApp, useSession } from '../../wiring/app-context.ts';
import { useExit } from '../../wiring/exits.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

/** Whoever comes back signed in has set the PIN already, and goes on with the first stage. */
export function PinSetupRoute() {
  const { screen } = useSession();
  return screen === 'restoring' ? <Waiting /> : <Opened />;
}

function Opened() {
  const { state } = useLocation() as { state: unknown };
  const [routeState] = useState(() => signUpStateOf(state));
  const { profile } = useSession();
  const [isSet] = useState(routeState !== null && profile !== null);
  return isSet ? <Navigate to="/panVerification/" replace /> : <Setup routeState={routeState} />;
}

function Setup({ routeState }: { routeState: PinSetupInput['routeState'] }) {
  const { session } = useApp();
  const exit = useExit();
  const { view, remote } = useWiredFlow(
    ({ provider }) =>
      pinSetup({
        // Kept with the answer, not with the OK after it: a reload in between must not undo the sign-in (C-17).
        verifyEmail: async (request, scope) => {
          const outcome = await provider.verifyEmail(request, scope);
          const signedIn = outcome.kind === 'accepted' ? signedInBy(outcome.answer) : null;
          if (signedIn) session.actor.send({ type: 'profile.saved', ...signedIn });
          return outcome;
        },
      }),
    { routeState },
    (output) => {
      if (output.kind === 'left') exit(output.exit);
    },
  );
  return <PinSetup view={view} remote={remote} />;
}
