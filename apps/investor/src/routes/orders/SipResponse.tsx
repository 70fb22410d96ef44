import { sipResponse, sipResponseStateOf } from '@folioflow/flows';
import { SipResponse } from '@folioflow/ui/screens/orders/SipResponse/SipResponse';
import { useLateReturn, useNavigationState } from '@folioflow/wiring';
import { useState } from 'react';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

/** The status of a shown SIP is requested once more after a late return, by another visit. */
export function SipResponseRoute() {
  const [visits, setVisits] = useState(0);
  useLateReturn(() => setVisits((count) => count + 1));
  return <SipResponseVisit key={visits} />;
}

function SipResponseVisit() {
  const flow = useWiredFlow(({ provider: { getSipResponse } }) => sipResponse({ getSipResponse }), {
    state: useNavigationState(sipResponseStateOf),
  });
  return <SipResponse {...flow} />;
}
