import { type Fields } from '../kit/json.ts';
import { type Bench, newKey } from './bench.ts';
import { textIn, twoFactorId } from './journeys.ts';

const named = (order: Fields, swp_order: Fields): Fields => {
  const order_type = textIn(order, 'mf_order_type');
  const sip_type = order_type === 'single' ? {} : { sip_type: order_type };
  return { order_type, client_info: { ...sip_type, order_id: order['order_id'], swp_order } };
};

export const SWP = { swp_no_of_installments: 12, swp_frequency: 'MONTHLY', swp_amount: '1000', swp_date: '01/12/2026' };

/** Registers a SWP with a code that was sent before. */
export const createSwp = (
  on: Bench,
  token: string,
  order: Fields,
  swp: Fields & { readonly twofactor_token_id: string },
  key = newKey(),
): Promise<Fields> => {
  const body = named(order, { ...SWP, mobile_otp: '123456', email_otp: '', ...swp });
  return on.ask('/swp/create', body, { token, method: 'PUT', key });
};

/** Registers a SWP with a good code. */
export const registerSwp = async (on: Bench, token: string, order: Fields, swp: Fields = {}): Promise<Fields> =>
  createSwp(on, token, order, { ...swp, twofactor_token_id: await twoFactorId(on, token, 'swp registration') });

/** Ends the SWP of an order by the PIN. */
export const cancelSwp = (on: Bench, token: string, order: Fields, pin = '1234', key = newKey()): Promise<Fields> => {
  const codes = { mobile_otp: '', email_otp: '', twofactor_token_id: '' };
  const { client_info, ...rest } = named(order, { ...SWP, ...codes });
  const body = { ...rest, client_info: { ...(client_info as Fields), pin_verification_value: pin } };
  return on.ask('/swp/cancel', body, { token, key });
};
