import { swpCancellationRequestOf, type CancelOrderRequest, type CancelSipRequest } from '@folioflow/api/contract';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { Port } from '../../kit/port.ts';
import { orderTypeOf } from '../../parts/order/order-state.ts';
import type { PinConfirmationRequest } from '../../parts/identity/pin-confirmation/pin-confirmation.types.ts';
import type { CancellationAnswer, CancelledOrder } from './order-cancellation.rules.ts';

type CancellationPorts = OperationPorts<'cancelOrder' | 'cancelSip' | 'cancelSwp'>;

/** The port of the PIN confirmation that cancels an order or its SWP. */
export const createCancellationPort =
  ({
    cancelOrder,
    cancelSip,
    cancelSwp,
  }: CancellationPorts): Port<PinConfirmationRequest<CancelledOrder>, CancellationAnswer> =>
  (pinRequest, scope) => {
    if (pinRequest.subject.ends === 'swp') return cancelSwp(swpCancellationRequest(pinRequest), scope);
    const cancellation = cancellationRequestOf(pinRequest);
    return 'sip' in cancellation ? cancelSip(cancellation.sip, scope) : cancelOrder(cancellation.order, scope);
  };

const cancelledOrderFields = ({ subject: { order }, pin: digits }: PinConfirmationRequest<CancelledOrder>) => ({
  order_id: order.order_id,
  order_number: order.mf_order_number,
  order_registration_no: order.mf_order_registration_no,
  pin_verification_value: digits,
});

/** Lumpsum orders and transfers have one operation, SIPs another (OM-079, OM-080). */
function cancellationRequestOf(
  pinRequest: PinConfirmationRequest<CancelledOrder>,
): { readonly order: CancelOrderRequest } | { readonly sip: CancelSipRequest } {
  const type = orderTypeOf(pinRequest.subject.order, pinRequest.subject.listType);
  return type === 'single' || type === 'stp'
    ? { order: { order_type: type, client_info: cancelledOrderFields(pinRequest) } }
    : { sip: { order_type: type, client_info: { ...cancelledOrderFields(pinRequest), sip_type: type } } };
}

/** The request that ends the running SWP of the order. */
const swpCancellationRequest = ({
  subject: { order, listType },
  pin: digits,
}: PinConfirmationRequest<CancelledOrder>) =>
  swpCancellationRequestOf(
    { orderId: order.order_id, orderType: orderTypeOf(order, listType), plan: order.mf_order_swp_information },
    digits,
  );
