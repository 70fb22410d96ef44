import type { OperationPorts } from '../../../kit/operation-port.ts';
import { runnable, type Port } from '../../../kit/port.ts';
import { pinConfirmation, type PinRequest } from '../../../parts/pin-confirmation/index.ts';
import { cancellationOf, type Cancelled, type CancelledOrder } from '../order-cancellation.rules.ts';

const pin = pinConfirmation<CancelledOrder, Cancelled>();

/** The PIN that cancels an order: one operation for lumpsum orders and transfers, another for SIPs. */
export const cancellingOrder = ({ cancelOrder, cancelSip }: OperationPorts<'cancelOrder' | 'cancelSip'>) => {
  const confirm: Port<PinRequest<CancelledOrder>, Cancelled> = (asked, scope) => {
    const cancellation = cancellationOf(asked);
    return 'sip' in cancellation ? cancelSip(cancellation.sip, scope) : cancelOrder(cancellation.order, scope);
  };
  return { ...pin, machine: runnable(pin.machine, { confirm }) };
};
