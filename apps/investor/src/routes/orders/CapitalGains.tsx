import { capitalGains } from '@folioflow/flows';
import { CapitalGains } from '@folioflow/ui/screens/orders/CapitalGains/CapitalGains';
import { useApp } from '../../wiring/app-context.ts';
import { readSession } from '../../wiring/stored-session.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function CapitalGainsRoute() {
  const { stores } = useApp();
  const flow = useWiredFlow(
    ({ provider: { listHoldings, listTransactions } }) => capitalGains({ listHoldings, listTransactions }),
    { request: {} },
  );
  return <CapitalGains {...flow} investorName={readSession(stores).profile?.login_name} />;
}
