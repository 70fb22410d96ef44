import { investMore, type AskedOrder } from '@folioflow/flows';
import { InvestMore, type InvestMoreProps } from '@folioflow/ui/screens/orders/InvestMore/InvestMore';
import { remembering, settlingPlaced, useUnanswered } from '@folioflow/wiring';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

interface InvestingMoreProps extends Pick<InvestMoreProps, 'list'> {
  /** As the provider answered it. */
  order: AskedOrder;
}

/** More money into an order, on the order screen. */
export function InvestingMore({ order, list }: InvestingMoreProps) {
  const unanswered = useUnanswered();
  const flow = useWiredFlow(
    ({ provider: { createAdditionalOrder, listOrders } }) =>
      investMore({
        createAdditionalOrder: remembering(unanswered, 'createAdditionalOrder', createAdditionalOrder),
        listOrders: settlingPlaced(unanswered, listOrders),
      }),
    { order },
  );
  return <InvestMore {...flow} list={list} />;
}
