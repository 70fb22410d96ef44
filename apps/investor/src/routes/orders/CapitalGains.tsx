import { capitalGains } from '@folioflow/flows';
import { CapitalGains } from '@folioflow/ui/screens/orders/CapitalGains/CapitalGains';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export const CapitalGainsRoute = () => (
  <CapitalGains
    {...useWiredFlow(
      ({ provider: { listHoldings, listTransactions } }) => capitalGains({ listHoldings, listTransactions }),
      { request: {} },
    )}
  />
);
