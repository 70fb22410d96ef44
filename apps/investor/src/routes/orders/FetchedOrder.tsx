import { requestedOrder, orderStatusRequest, type RequestedOrder } from '@folioflow/flows';
import { RequestedPage, type RequestedPageProps } from '@folioflow/ui/parts/order/RequestedPage/RequestedPage';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

interface FetchedOrderProps extends Pick<RequestedPageProps<RequestedOrder>, 'children'> {
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
  return <RequestedPage {...flow}>{children}</RequestedPage>;
}
