import { investMore, type AskedOrder } from '@folioflow/flows';
import { InvestMore, type InvestMoreProps } from '@folioflow/ui/screens/orders/InvestMore/InvestMore';
import { useUnanswered } from '../../wiring/use-unanswered.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

interface InvestingMoreProps extends Pick<InvestMoreProps, 'list'> {
  /** As the provider answered it. */
  order: AskedOrder;
}

/** More money into an order, on the order screen. */
export function InvestingMore({ order, list }: InvestingMoreProps) {
  const lasting = useUnanswered('createAdditionalOrder');
  const flow = useWiredFlow(
    ({ provider: { createAdditionalOrder, listOrders } }) =>
      investMore({ createAdditionalOrder: lasting(createAdditionalOrder), listOrders }),
    { order },
  );
  return <InvestMore {...flow} list={list} />;
}
