import { ADVICE_MODES, NOT_FOUND_TEXT, type OrderAdviceAnswer, type OrderAdviceRequest } from '@folioflow/api/contract';
import { type Call, type Reply } from '../ground/call.ts';
import { requireInvestor } from '../ground/caller.ts';
import { type Handler } from '../ground/operations.ts';
import { Refusal } from '../ground/refusal.ts';
import { readWatchlists } from '../watchlists/watchlists.ts';
import { findAdviceOrder, isExpired, openAdviceOrder, readAdviceSubject, markSubscribed } from './advice-orders.ts';
import { type AdviceOrderRow } from './advice-tables.ts';

type AdviceCall = Call<OrderAdviceRequest>;
type AdviceReply = Reply<OrderAdviceAnswer>;
type AdviceSubject = Awaited<ReturnType<typeof readAdviceSubject>>;

/** Public key that identifies this provider to the checkout. */
export const CHECKOUT_KEY = 'rzp_test_folioflow';

const alreadySubscribedRefusal = () =>
  new Refusal('preconditionFailed', 'You are already subscribed to expert advice for this watchlist.');
const invalidPaymentRefusal = (text = 'This payment could not be confirmed.') => new Refusal('paymentRejected', text);

const createAdviceOrder = async (call: AdviceCall, subject: AdviceSubject): Promise<AdviceReply> => {
  const { db } = call;
  const { id: clientId } = requireInvestor(call.caller);
  if (subject.watchlist.is_subscribed === 1) throw alreadySubscribedRefusal();
  const order = await openAdviceOrder(call, clientId, subject);
  const client = await db
    .selectFrom('clients')
    .select(['email', 'mobile'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  return {
    result: {
      razorpay_orderinfo: {
        key: CHECKOUT_KEY,
        amount: order.amount,
        id: order.id,
        currency: 'INR',
        name: 'Folioflow',
        email: client.email ?? '',
        mobile: client.mobile,
        address: 'Folioflow, Bengaluru',
        description: `Expert advice on ${subject.watchlist.name}: ${subject.label}`,
        color: '#3d49c4',
        logo: '',
      },
      ...(await readWatchlists(db, clientId)),
    },
  };
};

/** Order with a captured payment for the requested advice; 061 for the order of another customer. */
const findConfirmedOrder = async (
  { db, caller, request }: AdviceCall,
  subject: AdviceSubject,
): Promise<AdviceOrderRow> => {
  const payment = request.payment_order_response;
  if (!payment) throw invalidPaymentRefusal();
  const order = await findAdviceOrder(db, payment.order_id);
  if (!order || order.client_id !== requireInvestor(caller).id) throw new Refusal('notFound', NOT_FOUND_TEXT);
  const isOfThis =
    order.watchlist_id === subject.watchlist.id &&
    order.plan_id === subject.plan_id &&
    order.advisor_id === subject.advisor_id &&
    payment.razorpay_order_id === order.id;
  const isSigned =
    order.payment_id !== '' &&
    payment.razorpay_payment_id === order.payment_id &&
    payment.razorpay_signature === order.signature;
  if (!isOfThis || !isSigned) throw invalidPaymentRefusal();
  return order;
};

const confirmPayment = async (call: AdviceCall, subject: AdviceSubject): Promise<AdviceReply> => {
  const { db, now } = call;
  const order = await findConfirmedOrder(call, subject);
  if (order.state !== 'paid') {
    if (subject.watchlist.is_subscribed === 1) throw alreadySubscribedRefusal();
    if (order.state !== 'captured' || isExpired(order, now))
      throw invalidPaymentRefusal('This order has expired. Your payment will be refunded.');
    await markSubscribed(db, order);
  }
  return {
    messageText: `You are subscribed to expert advice for ${subject.watchlist.name}.`,
    result: await readWatchlists(db, requireInvestor(call.caller).id),
  };
};

/**
 * Creates an order for advice on a watchlist, or confirms its payment.
 * @throws Refusal 020 (subscribed, or paid for and not confirmed), 061 (watchlist, plan, advisor, order), 072
 */
export const orderAdvice: Handler<'orderAdvice'> = async (call) => {
  const subject = await readAdviceSubject(call.db, requireInvestor(call.caller).id, call.request);
  return call.request.request_mode === ADVICE_MODES.create
    ? createAdviceOrder(call, subject)
    : confirmPayment(call, subject);
};
