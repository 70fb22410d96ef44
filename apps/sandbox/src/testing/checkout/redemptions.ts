import { redemptionCodesRequestOf, redemptionRequestOf, type RequestedRedemption } from '@folioflow/api/contract';
import { type Fields } from '../../kit/json.ts';
import { type Bench, newSubmissionKey } from '../bench.ts';
import { textField } from '../journeys.ts';

const redemptionOf = (order: Fields, amount: string): RequestedRedemption => ({
  orderId: textField(order, 'order_id'),
  orderNumber: textField(order, 'mf_order_number'),
  amount,
});

/** Requests the codes of a redemption and returns the answer. */
export const requestRedemptionCodes = (on: Bench, token: string, order: Fields, amount: string): Promise<Fields> =>
  on.ask('/order/redeem/2factor', redemptionCodesRequestOf(redemptionOf(order, amount)), { token });

export interface RedemptionCodes {
  readonly twofactor_token_id: string;
  readonly mobile_otp?: string;
  readonly email_otp?: string;
}

/** Redeems with codes that were requested before. */
export const confirmRedemption = (
  on: Bench,
  token: string,
  order: Fields,
  amount: string,
  { twofactor_token_id: ticket, mobile_otp: mobile = '123456', email_otp: email = '654321' }: RedemptionCodes,
  key = newSubmissionKey(),
): Promise<Fields> => {
  const body = redemptionRequestOf(redemptionOf(order, amount), { ticket, codes: { mobile, email } });
  return on.ask('/order/modify', body, { token, key });
};

/** Redeems an amount with valid codes. */
export const redeem = async (on: Bench, token: string, order: Fields, amount: string): Promise<Fields> => {
  const twofactor_token_id = textField(await requestRedemptionCodes(on, token, order, amount), 'twofactor_id');
  return confirmRedemption(on, token, order, amount, { twofactor_token_id });
};
