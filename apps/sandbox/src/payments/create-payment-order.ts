import { requireInvestor } from '../ground/caller.ts';
import { type Handler } from '../ground/operations.ts';
import { Refusal } from '../ground/refusal.ts';
import { parseThousandths } from '../kit/amounts.ts';
import { isOrderPayable } from '../orders/kinds/single.ts';
import { readOwnOrderByNumber } from '../orders/view/orders.ts';

/**
 * Returns the number under which an order is paid; initiatePayment opens the payment itself.
 * @throws Refusal 061 (order), 071 (not payable, or an amount that differs from the order)
 */
export const createPaymentOrder: Handler<'createPaymentOrder'> = async ({ db, caller, request }) => {
  const order = await readOwnOrderByNumber(db, requireInvestor(caller).id, request.order_no);
  if (!isOrderPayable(order) || parseThousandths(request.order_amount) !== order.amount)
    throw new Refusal('exchangeRejected', 'This order cannot be paid.');
  return { result: { order_number: order.number } };
};
