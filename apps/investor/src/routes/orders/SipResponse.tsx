import { sipResponse, sipResponseStateOf } from '@folioflow/flows';
import { SipResponse } from '@folioflow/ui/screens/orders/SipResponse/SipResponse';
import { useNavigationState } from '@folioflow/wiring';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function SipResponseRoute() {
  const flow = useWiredFlow(({ provider: { getSipResponse } }) => sipResponse({ getSipResponse }), {
    state: useNavigationState(sipResponseStateOf),
  });
  return <SipResponse {...flow} />;
}
