import { pinSetup, signUpStateOf } from '@folioflow/flows';
import { PinSetup } from '@folioflow/ui/screens/access/PinSetup/PinSetup';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../wiring/app-context.ts';
import { useExit } from '../../wiring/exits.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function PinSetupRoute() {
  const { session } = useApp();
  const exit = useExit();
  const { state } = useLocation() as { state: unknown };
  const { view, remote } = useWiredFlow(
    ({ provider: { verifyEmail } }) => pinSetup({ verifyEmail }),
    { routeState: signUpStateOf(state) },
    (output) => {
      if (output.kind !== 'left') return;
      if (output.signedIn) session.actor.send({ type: 'profile.saved', ...output.signedIn });
      exit(output.exit);
    },
  );
  return <PinSetup view={view} remote={remote} />;
}
