import { type Fields } from '../../kit/json.ts';
import { type Bench, newSubmissionKey } from '../bench.ts';
import { textField } from '../journeys.ts';

const createRedemptionRequest = (order: Fields, order_amount: string): Fields => ({
  buy_sell: 'R',
  order_id: order['order_id'],
  order_mode: 'MOD',
  order_amount,
});

/** Requests the codes of a redemption and returns the answer. */
export const requestRedemptionCodes = (on: Bench, token: string, order: Fields, amount: string): Promise<Fields> => {
  const order_number = order['mf_order_number'];
  const rest = { order_number, request_action: 'redeem order', is_otp_email_required: true };
  return on.ask(
    '/order/redeem/2factor',
    { client_info: { ...createRedemptionRequest(order, amount), ...rest } },
    { token },
  );
};

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
  codes: RedemptionCodes,
  key = newSubmissionKey(),
): Promise<Fields> => {
  const body = {
    mobile_otp: '123456',
    email_otp: '654321',
    ...codes,
    client_info: createRedemptionRequest(order, amount),
  };
  return on.ask('/order/modify', body, { token, key });
};

/** Redeems an amount with valid codes. */
export const redeem = async (on: Bench, token: string, order: Fields, amount: string): Promise<Fields> => {
  const twofactor_token_id = textField(await requestRedemptionCodes(on, token, order, amount), 'twofactor_id');
  return confirmRedemption(on, token, order, amount, { twofactor_token_id });
};
