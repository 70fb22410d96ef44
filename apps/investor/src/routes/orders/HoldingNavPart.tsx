import { chartPage, statisticsRequestOf, type HoldingTransaction, type SchemeIdentity } from '@folioflow/flows';
import { HoldingNav } from '@folioflow/ui/screens/orders/HoldingPage/HoldingNav';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export interface HoldingNavPartProps {
  scheme: SchemeIdentity;
  transactions: readonly HoldingTransaction[] | null;
}

/** The NAV of the scheme of a holding, which is fetched when it is in view. */
export function HoldingNavPart({ scheme, transactions }: HoldingNavPartProps) {
  const { view, remote } = useWiredFlow(({ provider: { getSchemeStatistics } }) => chartPage({ getSchemeStatistics }), {
    request: statisticsRequestOf(scheme),
  });
  return (
    <HoldingNav view={view} transactions={transactions} onRetry={() => remote.send({ type: 'reload.requested' })} />
  );
}
