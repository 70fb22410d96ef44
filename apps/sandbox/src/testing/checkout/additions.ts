import { additionalOrderRequestOf } from '@folioflow/api/contract';
import { type Fields } from '../../kit/json.ts';
import { type Bench, newSubmissionKey } from '../bench.ts';
import { textField } from '../journeys.ts';

/** Sends an additional order and returns the answer. */
export const investMore = (
  on: Bench,
  token: string,
  order: Fields,
  amount: string,
  key = newSubmissionKey(),
): Promise<Fields> =>
  on.ask('/order/additional', additionalOrderRequestOf({ orderId: textField(order, 'order_id'), amount }), {
    token,
    key,
  });
