import { capturePayment } from '../advice/advice-orders.ts';
import { CHECKOUT_KEY } from '../advice/order-advice.ts';
import { type SandboxContext } from '../ground/area.ts';
import { readProviderNow } from '../ground/live.ts';
import { HttpRefusal } from '../ground/refusal.ts';
import { postedFields } from './posted-fields.ts';
import { writeInTransaction } from '../store/write-transaction.ts';

/**
 * Checkout service: captures the payment of an order from the simulated window and signs it.
 * @throws HttpRefusal 400, 404 (no such order to pay, or not for this amount), 405
 */
export const receivePayment = async (context: SandboxContext, request: Request): Promise<Response> => {
  const { key, order_id, amount } = await postedFields(request);
  const now = await readProviderNow(context);
  const id = typeof order_id === 'string' && key === CHECKOUT_KEY ? order_id : '';
  const taken = await writeInTransaction(context.db, (db) =>
    capturePayment({ db, random: context.random, now }, id, amount),
  );
  if (!taken) throw new HttpRefusal(404, ['This order cannot be paid, or has already been paid.']);
  return Response.json({
    razorpay_payment_id: taken.payment_id,
    razorpay_order_id: id,
    razorpay_signature: taken.signature,
  });
};
