import { emailVerification, signUpStateOf } from '@folioflow/flows';
import { EmailVerification } from '@folioflow/ui/screens/access/EmailVerification/EmailVerification';
import { useNavigationState } from '@folioflow/wiring';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function EmailVerificationRoute() {
  const flow = useWiredFlow(
    ({ provider: { verifyEmail, validateOtp } }) => emailVerification({ verifyEmail, validateOtp }),
    { routeState: useNavigationState(signUpStateOf) },
  );
  return <EmailVerification {...flow} />;
}
