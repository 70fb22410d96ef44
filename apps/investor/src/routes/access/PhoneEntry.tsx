import { phoneEntry } from '@folioflow/flows';
import { PhoneEntry } from '@folioflow/ui/screens/access/PhoneEntry/PhoneEntry';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function PhoneEntryRoute() {
  const flow = useWiredFlow(({ provider: { sendOtp } }) => phoneEntry({ sendOtp }), { variant: 'page' });
  return <PhoneEntry {...flow} />;
}
