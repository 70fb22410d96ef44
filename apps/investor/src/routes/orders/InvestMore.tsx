import { investMore, type RequestedOrder } from '@folioflow/flows';
import { InvestMore, type InvestMoreProps } from '@folioflow/ui/screens/orders/InvestMore/InvestMore';
import {
  createSubmissionStoringPort,
  createPlacedOrderSettlingPort,
  useUnansweredSubmissions,
} from '@folioflow/wiring';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

interface InvestMoreContainerProps extends Pick<InvestMoreProps, 'list'> {
  /** Order in the answer of the provider. */
  order: RequestedOrder;
}

/** Adds money to an order, on the order screen. */
export function InvestMoreContainer({ order, list }: InvestMoreContainerProps) {
  const unanswered = useUnansweredSubmissions();
  const flow = useWiredFlow(
    ({ provider: { createAdditionalOrder, listOrders } }) =>
      investMore({
        createAdditionalOrder: createSubmissionStoringPort(unanswered, 'createAdditionalOrder', createAdditionalOrder),
        listOrders: createPlacedOrderSettlingPort(unanswered, listOrders),
      }),
    { order },
  );
  return <InvestMore {...flow} list={list} />;
}
