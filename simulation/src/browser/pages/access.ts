import {
  acceptedLocally,
  emailVerification,
  investorRoutes,
  pinSetup,
  sessionEndNotice,
  signIn,
  signInCode,
  signInCodeStateOf,
  signInStateOf,
  signUpStateOf,
} from '@folioflow/flows';
import { storeSignedInKyc } from '../../../../apps/investor/src/wiring/kyc/store-signed-in-kyc.ts';
import type { PageOpener } from '../page.ts';

const openSignIn: PageOpener = ({ app: { provider, stores, session }, entry, run }) => {
  const notice = sessionEndNotice(session.observed.get().rejection);
  run(signIn({ login: storeSignedInKyc(stores, provider.login) }), {
    ...signInStateOf(entry.state),
    variant: 'current',
    notice,
  });
  session.actor.send({ type: 'signIn.opened' });
};

const openSignInCode: PageOpener = ({ app: { provider, stores, session }, entry, run }) => {
  const findSession = () =>
    Promise.resolve(acceptedLocally({ isSignedIn: session.observed.get().screen === 'signedIn' }));
  run(
    signInCode({
      sendOtp: provider.sendOtp,
      validateOtp: storeSignedInKyc(stores, provider.validateOtp),
      findSession,
    }),
    { routeParams: signInCodeStateOf(entry.state), routes: investorRoutes },
  );
};

export const accessPages: Readonly<Record<string, PageOpener>> = {
  signin: openSignIn,
  signup: ({ navigate }) => navigate({ to: 'signin', state: { opensSignUp: true }, replace: true }),
  'otp-1': openSignInCode,
  'otp-2': openSignInCode,
  'verify-email': ({ app: { provider }, entry, run }) => {
    run(emailVerification({ verifyEmail: provider.verifyEmail, validateOtp: provider.validateOtp }), {
      routeState: signUpStateOf(entry.state),
    });
  },
  'verify-pin': ({ app: { provider, stores, session }, entry, run }) => {
    run(pinSetup({ verifyEmail: storeSignedInKyc(stores, provider.verifyEmail) }), {
      routeState: signUpStateOf(entry.state),
      isSignedIn: session.observed.get().profile !== null,
    });
  },
};
