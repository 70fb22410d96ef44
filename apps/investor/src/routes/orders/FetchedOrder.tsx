import { requestedOrder, orderStatusRequest, type RequestedOrder } from '@folioflow/flows';
import { AskedPage, type AskedPageProps } from '@folioflow/ui/parts/order/AskedPage/AskedPage';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

interface FetchedOrderProps extends Pick<AskedPageProps<RequestedOrder>, 'children'> {
  /** Order of the navigation state; only its ids are used. */
  order: RequestedOrder;
}

/**
 * Fetches a lumpsum order of the navigation state and renders its page with the answer of the provider (decision
 * 024).
 */
export function FetchedOrder({ order, children }: FetchedOrderProps) {
  const flow = useWiredFlow(({ provider: { getOrderStatus } }) => requestedOrder({ getOrderStatus }), {
    request: orderStatusRequest(order, 'single'),
  });
  return <AskedPage {...flow}>{children}</AskedPage>;
}
