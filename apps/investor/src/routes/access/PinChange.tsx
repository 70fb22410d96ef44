import { pinChange } from '@folioflow/flows';
import { PinChange } from '@folioflow/ui/screens/access/PinChange/PinChange';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function PinChangeRoute() {
  const flow = useWiredFlow(
    ({ provider: { sendTwoFactorOtp, verifyMpin } }) => pinChange({ sendTwoFactorOtp, verifyMpin }),
    {},
  );
  return <PinChange {...flow} />;
}
