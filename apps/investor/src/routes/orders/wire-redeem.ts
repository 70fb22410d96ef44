import { redeem } from '@folioflow/flows';
import type { App } from '../../wiring/create-app.ts';

/** Creates the redemption with the ports of the app. */
export const wireRedeem = ({
  provider: { sendRedeemOtp, redeemOrder, getOrderStatus, listOrders },
}: Pick<App, 'provider'>) => redeem({ sendRedeemOtp, redeemOrder, getOrderStatus, listOrders });
