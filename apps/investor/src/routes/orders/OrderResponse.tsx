import { orderResponse, orderResponseRequest, parseSelectedOrder } from '@folioflow/flows';
import { OrderResponse } from '@folioflow/ui/screens/orders/OrderResponse/OrderResponse';
import type { Order } from '@folioflow/api/contract';
import { useNavigationState } from '@folioflow/wiring';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

const noRemote = { send: () => undefined };

export function OrderResponseRoute() {
  const order = useNavigationState(parseSelectedOrder);
  if (order === null)
    return <OrderResponse view={{ screen: 'orderMissing' }} remote={noRemote} onExit={() => undefined} />;
  return <OrderResponseContainer order={order} />;
}

function OrderResponseContainer({ order }: { order: Order }) {
  const flow = useWiredFlow(({ provider: { getOrderResponse } }) => orderResponse({ getOrderResponse }), {
    request: orderResponseRequest(order),
  });
  return <OrderResponse {...flow} />;
}
