import { redeem, type AskedOrder } from '@folioflow/flows';
import { Redeem, type RedeemProps } from '@folioflow/ui/screens/orders/Redeem/Redeem';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export interface RedeemingProps extends Pick<RedeemProps, 'list'> {
  /** As the provider answered it. */
  order: AskedOrder;
}

/** Comes with the first redemption: most visits of the order screen pay. */
export function Redeeming({ order, list }: RedeemingProps) {
  const flow = useWiredFlow(
    ({ provider: { sendRedeemOtp, redeemOrder, getOrderStatus } }) =>
      redeem({ sendRedeemOtp, redeemOrder, getOrderStatus }),
    { order },
  );
  return <Redeem {...flow} list={list} />;
}
