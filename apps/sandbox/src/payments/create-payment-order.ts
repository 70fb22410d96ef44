import { investorOf } from '../ground/caller.ts';
import { type Handler } from '../ground/operations.ts';
import { Refusal } from '../ground/refusal.ts';
import { thousandthsOf } from '../kit/amounts.ts';
import { isPayable } from '../orders/kinds/single.ts';
import { ownOrderByNumber } from '../orders/orders.ts';

/**
 * The number under which an order is paid; the payment itself is opened by initiatePayment.
 * @throws Refusal 061 (order), 071 (not payable, or another amount than its own)
 */
export const createPaymentOrder: Handler<'createPaymentOrder'> = async ({ db, caller, request }) => {
  const order = await ownOrderByNumber(db, investorOf(caller).id, request.order_no);
  if (!isPayable(order) || thousandthsOf(request.order_amount) !== order.amount)
    throw new Refusal('exchangeRejected', 'This order cannot be paid.');
  return { result: { order_number: order.number } };
};
