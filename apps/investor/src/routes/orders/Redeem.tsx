import { redeem, type AskedOrder } from '@folioflow/flows';
import { Redeem, type RedeemProps } from '@folioflow/ui/screens/orders/Redeem/Redeem';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export interface RedeemingProps extends Pick<RedeemProps, 'list'> {
  /** As the provider answered it. */
  order: AskedOrder;
}

/** Units of an order back into money, on the order screen. */
export function Redeeming({ order, list }: RedeemingProps) {
  const flow = useWiredFlow(
    ({ provider: { sendRedeemOtp, redeemOrder, getOrderStatus, listOrders } }) =>
      redeem({ sendRedeemOtp, redeemOrder, getOrderStatus, listOrders }),
    { order },
  );
  return <Redeem {...flow} list={list} />;
}
