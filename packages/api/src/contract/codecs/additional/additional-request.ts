import { ADDITIONAL, BUY, ORDER_MODE } from '../../labels.ts';
import type { CreateAdditionalOrderRequest } from '../../wire-types.gen.ts';

/** An additional investment as the investor entered it. */
export interface RequestedAddition {
  /** The order that holds units. */
  readonly orderId: string;
  /** Rupees as entered, in whole paise; a retry repeats the text. */
  readonly amount: string;
}

/** Returns the request that places an additional order, with its five documented entries (OM-126). */
export const additionalOrderRequestOf = ({ orderId, amount }: RequestedAddition): CreateAdditionalOrderRequest => ({
  client_info: {
    buy_sell: BUY,
    buy_sell_type: ADDITIONAL,
    order_id: orderId,
    order_mode: ORDER_MODE,
    order_amount: amount,
  },
});
