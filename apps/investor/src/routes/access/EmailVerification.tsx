import { emailVerification, signUpStateOf } from '@folioflow/flows';
import { EmailVerification } from '@folioflow/ui/screens/access/EmailVerification/EmailVerification';
import { useLocation } from 'react-router-dom';
import { useExit } from '../../wiring/exits.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function EmailVerificationRoute() {
  const exit = useExit();
  const { state } = useLocation() as { state: unknown };
  const { view, remote } = useWiredFlow(
    ({ provider: { verifyEmail, validateOtp } }) => emailVerification({ verifyEmail, validateOtp }),
    { routeState: signUpStateOf(state), newSubmission: () => crypto.randomUUID() },
    (output) => {
      if (output.kind === 'left') exit(output.exit);
    },
  );
  return <EmailVerification view={view} remote={remote} />;
}
