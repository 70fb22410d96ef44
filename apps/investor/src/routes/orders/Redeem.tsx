import { redeem, type RequestedOrder } from '@folioflow/flows';
import { Redeem, type RedeemProps } from '@folioflow/ui/screens/orders/Redeem/Redeem';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export interface RedeemContainerProps extends Pick<RedeemProps, 'list'> {
  /** Order in the answer of the provider. */
  order: RequestedOrder;
}

/** Redeems units of an order, on the order screen. */
export function RedeemContainer({ order, list }: RedeemContainerProps) {
  const flow = useWiredFlow(
    ({ provider: { sendRedeemOtp, redeemOrder, getOrderStatus, listOrders } }) =>
      redeem({ sendRedeemOtp, redeemOrder, getOrderStatus, listOrders }),
    { order },
  );
  return <Redeem {...flow} list={list} />;
}
