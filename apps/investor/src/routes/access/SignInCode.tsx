import { acceptedLocally, investorRoutes, signInCodeStateOf, signInCode } from '@folioflow/flows';
import { SignInCode } from '@folioflow/ui/screens/access/SignInCode/SignInCode';
import { useNavigationState } from '@folioflow/wiring';
import { useEffect, useState } from 'react';
import { useApp } from '../../wiring/app-context.ts';
import { readResendCooldown, storeResendTime } from '../../wiring/resend-cooldown.ts';
import { storeSignedInKyc } from '../../wiring/kyc/store-signed-in-kyc.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

/** Requests the scripts of the next pages for the cache of the browser, from the first typed digit on. */
function ScriptsAhead() {
  const { scriptsAhead = [] } = useApp().config;
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    const done = new AbortController();
    addEventListener('input', () => setTyping(true), { once: true, signal: done.signal });
    return () => done.abort();
  }, []);
  if (!isTyping) return null;
  return scriptsAhead.map((address) => (
    <link key={address} rel="prefetch" as="script" crossOrigin="anonymous" href={address} />
  ));
}

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
  return (
    <>
      <ScriptsAhead />
      <SignInCode {...flow} />
    </>
  );
}
