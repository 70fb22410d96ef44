import { portfolio } from '@folioflow/flows';
import { Portfolio } from '@folioflow/ui/screens/orders/Portfolio/Portfolio';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function PortfolioRoute() {
  const flow = useWiredFlow(({ provider: { getPortfolio } }) => portfolio({ getPortfolio }), { request: {} });
  return <Portfolio {...flow} />;
}
