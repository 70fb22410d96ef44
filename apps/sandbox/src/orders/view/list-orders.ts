import {
  CODES,
  type ListOrdersAnswer,
  type ListOrdersRequest,
  type Order,
  type ReturnsBlock,
} from '@folioflow/api/contract';
import { type Call, type PreparedAnswer } from '../../ground/call.ts';
import { dayAt } from '../../kit/days.ts';
import { cachedQuery } from '../../store/query-cache.ts';
import { requireInvestor } from '../../ground/caller.ts';
import { readPrimaryAccount } from '../../clients/bank-accounts.ts';
import { typesByList } from './listed-types.ts';
import { type OrderType } from '../records/order-tables.ts';
import { readOrderRowsOfClient, readOwnOrderById, readOrderView, readOrderViews } from './orders.ts';
import { type Handler } from '../../ground/operations.ts';
import { toThousandths } from '../../kit/amounts.ts';

/** Options of the status filter; each value is the name of a boolean field of every order. */
export const statusFilterList = [
  { label: 'Payment Pending', value: 'is_payment_pending' },
  { label: 'Payment failed', value: 'is_payment_failed' },
  { label: 'Allotted', value: 'mf_order_is_allotted' },
  { label: 'Cancelled', value: 'is_order_cancelled' },
  { label: 'Rejected', value: 'is_order_rejected' },
];

/** Order list of a type. The answer is cached until the next write or the end of the day, because lists can be long. */
export const listOrders = async ({
  db,
  caller,
  request,
  now,
  language,
}: Call<ListOrdersRequest>): Promise<PreparedAnswer> => {
  const { id } = requireInvestor(caller);
  const { order_type } = request;
  return cachedQuery(db, `orders ${id} ${order_type} ${dayAt(now)} ${language}`, async () => {
    const rows = await readOrderRowsOfClient(db, id, typesByList[order_type]);
    const bank = await readPrimaryAccount(db, id);
    const answer: ListOrdersAnswer = {
      code: CODES.success,
      messageText: '',
      result: await readOrderViews(db, rows, { now, language }),
      ...(bank ? { bank_information: bank } : {}),
      status_filter_list: statusFilterList,
    };
    return { prepared: JSON.stringify(answer) };
  });
};

/** Current view of an order, after all due transitions. Only the id of the posted order is read. */
export const getOrderStatus: Handler<'getOrderStatus'> = async (call) => {
  const { id } = requireInvestor(call.caller);
  const row = await readOwnOrderById(call.db, id, call.request.order_id);
  return { result: await readOrderView(call, row) };
};

const computeReturnsBlock = (orders: readonly Order[]): ReturnsBlock => {
  const sum = (pick: (order: Order) => Order['total_returns_amount']) =>
    orders.reduce((total, order) => total + toThousandths(pick(order)), 0);
  const invested = sum((order) => order.mf_order_overall_investment_amount);
  const value = sum((order) => order.total_returns_amount);
  const percent = invested === 0 ? 0 : Math.round(((value - invested) / invested) * 10_000) / 100;
  return {
    overall_investment_amount: invested / 1000,
    total_returns_amount: value / 1000,
    returns_difference_amount: (value - invested) / 1000,
    total_returns_percent: percent,
  };
};

/** Orders that were redeemed or transferred in full are not part of the portfolio. */
const isInPortfolio = (order: Order): boolean =>
  order.mf_order_is_allotted &&
  [order.mf_order_overall_investment_amount, order.total_returns_amount].some(toThousandths);

/** Sums of the allotted orders by type; the blocks add up to the total. */
export const getPortfolio: Handler<'getPortfolio'> = async (call) => {
  const { id } = requireInvestor(call.caller);
  const portfolioOrders = async (types: readonly OrderType[]) =>
    (await readOrderViews(call.db, await readOrderRowsOfClient(call.db, id, types), call)).filter(isInPortfolio);
  const [single, xsip, stp] = [
    await portfolioOrders(typesByList.single),
    await portfolioOrders(typesByList.xsip),
    await portfolioOrders(typesByList.stp),
  ];
  const all = [...single, ...xsip, ...stp];
  if (all.length === 0) return { is_portfolio_available: false };
  return {
    is_portfolio_available: true,
    result: {
      ...computeReturnsBlock(all),
      single_order_count: single.length,
      sip_order_count: xsip.length,
      stp_order_count: stp.length,
      single: computeReturnsBlock(single),
      xsip: computeReturnsBlock(xsip),
      stp: computeReturnsBlock(stp),
    },
  };
};
