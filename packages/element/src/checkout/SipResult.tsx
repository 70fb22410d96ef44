import { sipResponse, sipResponseStateOf, type Exit } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { SipResponse } from '@folioflow/ui/screens/orders/SipResponse/SipResponse';
import { exitPathOf, useRaiseNotice } from '@folioflow/wiring';
import { useState } from 'react';
import { useHost } from './host-context.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

/** The result of the placed SIP; its links are exits. */
export function SipResult({ exit }: { exit: Exit }) {
  const { session, notify } = useHost();
  const raiseNotice = useRaiseNotice();
  useHeadingFocus(true);
  const [flow] = useState(() => sipResponse({ getSipResponse: session.provider.getSipResponse }));
  const { view, remote } = useFlow(flow, { state: sipResponseStateOf(exit.state) }, { onNotice: raiseNotice });
  const leave = (next: Exit) => notify('folioflow-exit', { path: exitPathOf(next) });
  return <SipResponse view={view} remote={remote} onExit={leave} />;
}
