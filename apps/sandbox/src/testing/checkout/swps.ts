import { type Fields } from '../../kit/json.ts';
import { type Bench, newSubmissionKey } from '../bench.ts';
import { textField, requestTwoFactorId } from '../journeys.ts';

const createSwpRequest = (order: Fields, swp_order: Fields): Fields => {
  const order_type = textField(order, 'mf_order_type');
  const sip_type = order_type === 'single' ? {} : { sip_type: order_type };
  return { order_type, client_info: { ...sip_type, order_id: order['order_id'], swp_order } };
};

export const validSwp = {
  swp_no_of_installments: 12,
  swp_frequency: 'MONTHLY',
  swp_amount: '1000',
  swp_date: '01/12/2026',
};

/** Registers a SWP with a code that was requested before. */
export const createSwp = (
  on: Bench,
  token: string,
  order: Fields,
  swp: Fields & { readonly twofactor_token_id: string },
  key = newSubmissionKey(),
): Promise<Fields> => {
  const body = createSwpRequest(order, { ...validSwp, mobile_otp: '123456', email_otp: '', ...swp });
  return on.ask('/swp/create', body, { token, method: 'PUT', key });
};

/** Registers a SWP with a valid code. */
export const registerSwp = async (on: Bench, token: string, order: Fields, swp: Fields = {}): Promise<Fields> =>
  createSwp(on, token, order, { ...swp, twofactor_token_id: await requestTwoFactorId(on, token, 'swp registration') });

/** Ends the SWP of an order by the PIN. */
export const cancelSwp = (
  on: Bench,
  token: string,
  order: Fields,
  pin = '1234',
  key = newSubmissionKey(),
): Promise<Fields> => {
  const codes = { mobile_otp: '', email_otp: '', twofactor_token_id: '' };
  const { client_info, ...rest } = createSwpRequest(order, { ...validSwp, ...codes });
  const body = { ...rest, client_info: { ...(client_info as Fields), pin_verification_value: pin } };
  return on.ask('/swp/cancel', body, { token, key });
};
