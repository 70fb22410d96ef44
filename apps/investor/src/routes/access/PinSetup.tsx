import { pinSetup, signUpStateOf } from '@folioflow/flows';
import { PinSetup } from '@folioflow/ui/screens/access/PinSetup/PinSetup';
import { useNavigationState, LoadingPage } from '@folioflow/wiring';
import { storeSignedInKyc } from '../../wiring/kyc/store-signed-in-kyc.ts';
import { useSession } from '../../wiring/app-context.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function PinSetupRoute() {
  const { screen, profile } = useSession();
  return screen === 'restoring' ? <LoadingPage /> : <PinSetupContainer isSignedIn={profile !== null} />;
}

function PinSetupContainer({ isSignedIn }: { isSignedIn: boolean }) {
  const flow = useWiredFlow(
    ({ provider: { verifyEmail }, stores }) => pinSetup({ verifyEmail: storeSignedInKyc(stores, verifyEmail) }),
    { routeState: useNavigationState(signUpStateOf), isSignedIn },
  );
  return <PinSetup {...flow} />;
}
