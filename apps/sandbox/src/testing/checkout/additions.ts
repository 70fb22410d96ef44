import { type Fields } from '../../kit/json.ts';
import { type Bench, newSubmissionKey } from '../bench.ts';

/** Sends an additional order and returns the answer. */
export const investMore = (
  on: Bench,
  token: string,
  { order_id }: Fields,
  order_amount: string,
  key = newSubmissionKey(),
): Promise<Fields> => {
  const client_info = { buy_sell: 'P', buy_sell_type: 'ADDITIONAL', order_id, order_mode: 'MOD', order_amount };
  return on.ask('/order/additional', { client_info }, { token, key });
};
