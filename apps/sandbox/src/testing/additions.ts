import { type Fields } from '../kit/json.ts';
import { type Bench, newKey } from './bench.ts';

/** Asks for more money into an order, as the provider answers. */
export const investMore = (
  on: Bench,
  token: string,
  { order_id }: Fields,
  order_amount: string,
  key = newKey(),
): Promise<Fields> => {
  const client_info = { buy_sell: 'P', buy_sell_type: 'ADDITIONAL', order_id, order_mode: 'MOD', order_amount };
  return on.ask('/order/additional', { client_info }, { token, key });
};
