import { holdingPage, parseHoldingAddress } from '@folioflow/flows';
import { dayInIndia } from '@folioflow/ui';
import { HoldingPage } from '@folioflow/ui/screens/orders/HoldingPage/HoldingPage';
import { createCachedLoader } from '@folioflow/ui/on-demand';
import { LazyPart } from '@folioflow/ui/parts/page/LazyPart/LazyPart';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../wiring/app-context.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

const loadNav = createCachedLoader(async () => (await import('./HoldingNavPart.tsx')).HoldingNavPart);

/** The holding that the address names; another address is another holding. */
export function HoldingRoute() {
  const { search } = useLocation();
  return <Holding key={search} search={search} />;
}

function Holding({ search }: { search: string }) {
  const { providerNow } = useApp();
  const flow = useWiredFlow(
    ({ provider: { listHoldings, listTransactions, listOrders } }) =>
      holdingPage({ listHoldings, listTransactions, listOrders }),
    { key: parseHoldingAddress(search), today: () => dayInIndia(providerNow()) },
  );
  return (
    <HoldingPage
      {...flow}
      renderNav={(scheme, transactions) => (
        <LazyPart load={loadNav} reservedHeight="30rem" props={{ scheme, transactions }} />
      )}
    />
  );
}
