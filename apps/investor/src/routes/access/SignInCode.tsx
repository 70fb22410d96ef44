import { acceptedLocally, investorRoutes, signInCodeStateOf, signInCode } from '@folioflow/flows';
import { SignInCode } from '@folioflow/ui/screens/access/SignInCode/SignInCode';
import { useNavigationState } from '@folioflow/wiring';
import { useState } from 'react';
import { useApp } from '../../wiring/app-context.ts';
import { readResendCooldown, storeResendTime } from '../../wiring/resend-cooldown.ts';
import { storeSignedInKyc } from '../../wiring/kyc/store-signed-in-kyc.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function SignInCodeRoute() {
  const { now } = useApp();
  const [cooldown] = useState(() => readResendCooldown(now()));
  const flow = useWiredFlow(
    ({ provider: { sendOtp, validateOtp }, session, stores }) =>
      signInCode({
        sendOtp: storeResendTime(sendOtp),
        validateOtp: storeSignedInKyc(stores, validateOtp),
        findSession: () =>
          Promise.resolve(acceptedLocally({ isSignedIn: session.observed.get().screen === 'signedIn' })),
      }),
    { routeParams: useNavigationState(signInCodeStateOf), routes: investorRoutes, cooldown },
  );
  return <SignInCode {...flow} />;
}
