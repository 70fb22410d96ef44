import { ORDER_TYPES, swpCancellationRequestOf, swpRequestOf, type SwpSource } from '@folioflow/api/contract';
import { type Fields } from '../../kit/json.ts';
import { type Bench, newSubmissionKey } from '../bench.ts';
import { required, requestTwoFactorId, textField } from '../journeys.ts';

const sourceOf = (order: Fields): SwpSource => ({
  orderId: textField(order, 'order_id'),
  orderType: required(
    ORDER_TYPES.find((type) => type === order['mf_order_type']),
    'order type',
  ),
});

/** Registers a SWP with a code that was requested before; `swp` changes the posted fields. */
export const createSwp = (
  on: Bench,
  token: string,
  order: Fields,
  swp: Fields & { readonly twofactor_token_id: string },
  key = newSubmissionKey(),
): Promise<Fields> => {
  const plan = { amount: '1000', frequency: 'MONTHLY', installments: 12, firstDay: '2026-12-01' };
  const codes = { ticket: swp.twofactor_token_id, codes: { mobile: '123456' } };
  const { order_type, client_info } = swpRequestOf({ ...sourceOf(order), ...plan }, codes);
  // As given: a test may post values that no client sends.
  const body = { order_type, client_info: { ...client_info, swp_order: { ...client_info.swp_order, ...swp } } };
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
  const plan = { swp_frequency: 'MONTHLY', swp_amount: '1000', swp_no_of_installments: 12, swp_date: '01/12/2026' };
  return on.ask('/swp/cancel', swpCancellationRequestOf({ ...sourceOf(order), plan }, pin), { token, key });
};
