import { ADVICE_MODES, NOT_FOUND_TEXT, type OrderAdviceAnswer, type OrderAdviceRequest } from '@folioflow/api/contract';
import { type Call, type Reply } from '../ground/call.ts';
import { investorOf } from '../ground/caller.ts';
import { type Handler } from '../ground/operations.ts';
import { Refusal } from '../ground/refusal.ts';
import { watchlistsOf } from '../watchlists/watchlists.ts';
import { adviceOrder, isExpired, openAdviceOrder, subjectOf, subscribe } from './advice-orders.ts';
import { type AdviceOrderRow } from './advice-tables.ts';

type AdviceCall = Call<OrderAdviceRequest>;
type AdviceReply = Reply<OrderAdviceAnswer>;
type Subject = Awaited<ReturnType<typeof subjectOf>>;

/** The public name under which the checkout knows this provider. */
export const CHECKOUT_KEY = 'rzp_test_folioflow';

const alreadySubscribed = () =>
  new Refusal('preconditionFailed', 'You are subscribed to expert advice for this watchlist already.');
const notValid = (text = 'This payment could not be confirmed.') => new Refusal('paymentRejected', text);

const create = async (call: AdviceCall, subject: Subject): Promise<AdviceReply> => {
  const { db } = call;
  const { id: clientId } = investorOf(call.caller);
  if (subject.watchlist.is_subscribed === 1) throw alreadySubscribed();
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
      ...(await watchlistsOf(db, clientId)),
    },
  };
};

/** The payment that the checkout said it took, for what is asked now; 061 for an order of somebody else. */
const confirmedOrder = async ({ db, caller, request }: AdviceCall, subject: Subject): Promise<AdviceOrderRow> => {
  const payment = request.payment_order_response;
  if (!payment) throw notValid();
  const order = await adviceOrder(db, payment.order_id);
  if (!order || order.client_id !== investorOf(caller).id) throw new Refusal('notFound', NOT_FOUND_TEXT);
  const isOfThis =
    order.watchlist_id === subject.watchlist.id &&
    order.plan_id === subject.plan_id &&
    order.advisor_id === subject.advisor_id &&
    payment.razorpay_order_id === order.id;
  const isSigned =
    order.payment_id !== '' &&
    payment.razorpay_payment_id === order.payment_id &&
    payment.razorpay_signature === order.signature;
  if (!isOfThis || !isSigned) throw notValid();
  return order;
};

const confirm = async (call: AdviceCall, subject: Subject): Promise<AdviceReply> => {
  const { db, now } = call;
  const order = await confirmedOrder(call, subject);
  if (order.state !== 'paid') {
    if (subject.watchlist.is_subscribed === 1) throw alreadySubscribed();
    if (order.state !== 'captured' || isExpired(order, now))
      throw notValid('This order has expired. What was paid for it is paid back.');
    await subscribe(db, order);
  }
  return {
    messageText: `You are subscribed to expert advice for ${subject.watchlist.name}.`,
    result: await watchlistsOf(db, investorOf(call.caller).id),
  };
};

/**
 * Advice on a watchlist: an order for the price of the plan, and the confirmation of what was paid for it.
 * @throws Refusal 020 (subscribed, or paid for and not confirmed), 061 (watchlist, plan, advisor, order), 072
 */
export const orderAdvice: Handler<'orderAdvice'> = async (call) => {
  const subject = await subjectOf(call.db, investorOf(call.caller).id, call.request);
  return call.request.request_mode === ADVICE_MODES.create ? create(call, subject) : confirm(call, subject);
};
