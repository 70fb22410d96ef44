import { portfolio } from '@folioflow/flows';
import { Portfolio } from '@folioflow/ui/screens/orders/Portfolio/Portfolio';
import { routeTable } from '../../route-table.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

const built = (name: 'orderList' | 'sipList' | 'stpList') =>
  routeTable[name].screen === null ? null : routeTable[name].path;

const lists = { single: built('orderList'), xsip: built('sipList'), stp: built('stpList') };

export function PortfolioRoute() {
  const flow = useWiredFlow(({ provider: { getPortfolio } }) => portfolio({ getPortfolio }), { request: {} });
  return <Portfolio {...flow} lists={lists} />;
}
