import { LISTED_ORDER_TYPES, statedOrderStatusOf, type Order } from '@folioflow/api/contract';
import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { defineCase } from '../../kit/define-case.ts';
import { NotTried, requireThat } from '../../ground/verdicts.ts';
import { readOrders } from '../support/order-lists.ts';
import { paiseDifferences } from '../support/money.ts';

const section = 'contract 2.7 listOrders';
const needs = ['investors.orders'] as const;

/** The flag that a status implies; a status without an entry implies none. */
const flagOfStatus: Readonly<Record<string, (order: Order) => boolean>> = {
  waitingForPayment: ({ is_payment_pending, is_payment_failed }) => is_payment_pending || is_payment_failed,
  allotted: ({ mf_order_is_allotted }) => mf_order_is_allotted,
  payoutPending: ({ mf_order_is_allotted }) => mf_order_is_allotted,
  rejected: ({ is_order_rejected }) => is_order_rejected,
  cancelled: ({ is_order_cancelled }) => is_order_cancelled,
};

export const listCases = [
  defineCase({
    id: 'orders.list.types',
    section,
    title: 'The three lists contain the orders of their types',
    mend: 'Answer single orders for single, xsip and sip orders for xsip, stp orders for stp.',
    needs,
    run: async (on) => {
      const investor = await on.reader('orders');
      const expected = { single: ['single'], xsip: ['xsip', 'sip'], stp: ['stp'] };
      for (const type of LISTED_ORDER_TYPES)
        for (const { mf_order_type, order_id } of await readOrders(investor, type))
          requireThat(
            expected[type].includes(mf_order_type.toLowerCase()),
            `the list ${type} contains ${order_id} of the type ${mf_order_type}`,
          );
    },
  }),
  defineCase({
    id: 'orders.list.filled',
    section,
    title: 'Each list of an investor with orders has entries',
    mend: 'Answer all orders of the caller.',
    needs,
    run: async (on) => {
      const investor = await on.reader('orders');
      for (const type of LISTED_ORDER_TYPES)
        requireThat((await readOrders(investor, type)).length > 0, `the list ${type} is empty`);
    },
  }),
  defineCase({
    id: 'orders.list.unknown-type',
    section,
    title: 'An unknown order_type is refused with 051',
    mend: 'Accept single, xsip and stp only.',
    needs,
    run: async (on) => {
      const investor = await on.reader('orders');
      for (const order_type of ['sip', 'swp', '', 1, null])
        requireCode(await investor.call('listOrders', { order_type }), '051');
    },
  }),
  defineCase({
    id: 'orders.list.filters',
    section,
    title: 'Each status filter is a boolean of every order',
    mend: 'Answer the flag of each entry of status_filter_list with every order.',
    needs,
    run: async (on) => {
      const investor = await on.reader('orders');
      const reply = await investor.call('listOrders', { order_type: 'single' });
      const { status_filter_list, result } = requireAccepted(reply);
      requireThat(status_filter_list.length > 0, 'status_filter_list is empty');
      for (const { value } of status_filter_list)
        for (const order of result)
          requireThat(
            typeof Reflect.get(order, value) === 'boolean',
            `${value} of status_filter_list is no boolean of the order ${order.order_id}`,
          );
    },
  }),
  defineCase({
    id: 'orders.list.ids',
    section: 'contract 1.4 Id',
    title: 'Each order has its own id of 1 to 64 letters, digits, - and _',
    mend: 'Answer opaque, unique ids.',
    needs,
    run: async (on) => {
      const investor = await on.reader('orders');
      const ids: string[] = [];
      for (const type of LISTED_ORDER_TYPES)
        ids.push(...(await readOrders(investor, type)).map(({ order_id }) => order_id));
      for (const id of ids) requireThat(/^[A-Za-z0-9_-]{1,64}$/.test(id), `the id ${id} has another form`);
      requireThat(new Set(ids).size === ids.length, 'two orders have the same id');
    },
  }),
  defineCase({
    id: 'orders.list.money',
    section: 'contract 1.4 amounts',
    title: 'The amounts of the orders are whole paise',
    mend: 'Answer amounts with at most two decimals; compute them in paise.',
    needs,
    run: async (on) => {
      const investor = await on.reader('orders');
      for (const type of LISTED_ORDER_TYPES)
        for (const order of await readOrders(investor, type)) {
          const [difference] = paiseDifferences(order);
          requireThat(difference === undefined, `order ${order.order_id}: ${difference ?? ''}`);
        }
    },
  }),
  defineCase({
    id: 'orders.list.dates',
    section: 'contract 1.4 Calendar date',
    title: 'Dates are dd/mm/yyyy, and times are ISO 8601 with an offset',
    mend: 'Answer order_start_date as dd/mm/yyyy in Asia/Kolkata and created_date with an offset.',
    needs,
    run: async (on) => {
      const investor = await on.reader('orders');
      for (const { order_id, order_start_date, order_list } of await readOrders(investor, 'single')) {
        requireThat(
          order_start_date === '' || /^\d{2}\/\d{2}\/\d{4}$/.test(order_start_date),
          `order_start_date of ${order_id} is ${order_start_date}`,
        );
        for (const { created_date } of order_list)
          requireThat(
            /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(created_date),
            `created_date of ${order_id} is ${created_date}`,
          );
      }
    },
  }),
  defineCase({
    id: 'orders.list.exclusive-states',
    section: 'sandbox 3.2',
    title: 'An order is in one state',
    mend: 'Set at most one of allotted, payment pending, cancelled and rejected.',
    needs,
    run: async (on) => {
      for (const order of await readOrders(await on.reader('orders'), 'single')) {
        const flags = [
          order.mf_order_is_allotted,
          order.is_payment_pending,
          order.is_order_cancelled,
          order.is_order_rejected,
        ];
        requireThat(flags.filter(Boolean).length <= 1, `the order ${order.order_id} is in several states`);
        const isOver = order.is_order_cancelled || order.is_order_rejected;
        requireThat(!(isOver && order.mf_order_is_paynow), `the finished order ${order.order_id} is payable`);
        requireThat(!(isOver && order.mf_order_is_redeem), `the finished order ${order.order_id} is redeemable`);
      }
    },
  }),
  defineCase({
    id: 'orders.list.status',
    section: 'decision 026 order_status',
    title: 'The status of an order agrees with its flags',
    mend: 'Compute order_status and the flags from the same state; answer order_status_date as dd/mm/yyyy.',
    needs,
    run: async (on) => {
      const investor = await on.reader('orders');
      const stated: Order[] = [];
      for (const type of LISTED_ORDER_TYPES)
        stated.push(...(await readOrders(investor, type)).filter((order) => statedOrderStatusOf(order) !== null));
      if (stated.length === 0) throw new NotTried('no order has an order_status');
      for (const order of stated) {
        const { order_id, order_status = '', order_status_date: date = '' } = order;
        const isAgreed = flagOfStatus[order_status]?.(order) ?? true;
        requireThat(isAgreed, `the order ${order_id} is ${order_status}, and its flags differ`);
        requireThat(date === '' || /^\d{2}\/\d{2}\/\d{4}$/.test(date), `order_status_date of ${order_id} is ${date}`);
      }
    },
  }),
];
