import { holdingList } from '@folioflow/flows';
import { HoldingList } from '@folioflow/ui/screens/orders/HoldingList/HoldingList';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

/** The holdings of the investor, loaded after the documented portfolio. */
export function HoldingsOfPortfolio() {
  const flow = useWiredFlow(
    ({ provider: { listHoldings, listTransactions, getHoldingsHistory } }) =>
      holdingList({ listHoldings, listTransactions, getHoldingsHistory }),
    {},
  );
  return <HoldingList {...flow} />;
}
