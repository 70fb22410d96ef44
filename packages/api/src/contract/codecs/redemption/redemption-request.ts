import { ORDER_MODE, REQUEST_ACTIONS, SELL } from '../../labels.ts';
import type { RedeemOrderRequest, SendRedeemOtpRequest } from '../../wire-types.gen.ts';
import { twoFactorFieldsOf, type EnteredCodes } from '../entered-codes.ts';

/** A redemption as the investor entered it: the subject of both codes. */
export interface RequestedRedemption {
  readonly orderId: string;
  readonly orderNumber: string;
  /** Rupees as entered, in whole paise, before the exit load; a retry repeats the text. */
  readonly amount: string;
}

const redemptionFieldsOf = ({ orderId, amount }: RequestedRedemption): RedeemOrderRequest['client_info'] => ({
  buy_sell: SELL,
  order_id: orderId,
  order_mode: ORDER_MODE,
  order_amount: amount,
});

/** Returns the request for both codes, which are valid only for this amount of this order (C-23). */
export const redemptionCodesRequestOf = (redemption: RequestedRedemption): SendRedeemOtpRequest => ({
  client_info: {
    ...redemptionFieldsOf(redemption),
    order_number: redemption.orderNumber,
    request_action: REQUEST_ACTIONS.redeemOrder,
    is_otp_email_required: true,
  },
});

/** Returns the request that places a redemption with both codes (OM-280). */
export const redemptionRequestOf = (redemption: RequestedRedemption, codes: EnteredCodes): RedeemOrderRequest => ({
  client_info: redemptionFieldsOf(redemption),
  ...twoFactorFieldsOf(codes),
});
