import { type Order } from '@folioflow/api/contract';
import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { defineCase } from '../../kit/define-case.ts';
import { type Fields } from '../../ground/fields.ts';
import { requireThat } from '../../ground/verdicts.ts';
import { findAllotted, findOrder } from '../support/order-lists.ts';

const needs = ['investors.orders'] as const;

const statusRequest = (order: Order, change: Fields = {}): Fields => ({
  request_mode: 'order_payment_status',
  order_type: order.mf_order_type,
  order_number: order.mf_order_number,
  order_id: order.order_id,
  selected_order: order,
  check_mandate_status: false,
  ...change,
});

const responseRequest = (order: Order, from: string): Fields => ({
  request_from: from,
  request_mode: 'order_payment_status',
  order_type: order.mf_order_type,
  order_number: order.mf_order_number,
  selected_order: order,
});

const statementRequest = (order: Order, change: Fields = {}): Fields => ({
  order_registration_no: order.mf_order_registration_no,
  order_number: order.mf_order_number,
  order_type: order.mf_order_type,
  ...change,
});

export const statusCases = [
  defineCase({
    id: 'orders.status',
    section: 'contract 2.7 getOrderStatus',
    title: 'The status of an order is the order itself',
    mend: 'Answer result with the requested order and all lines of its order_list.',
    needs,
    run: async (on) => {
      const investor = await on.reader('orders');
      const order = await findAllotted(investor);
      const { result } = requireAccepted(await investor.call('getOrderStatus', statusRequest(order)));
      requireThat(
        result.order_id === order.order_id,
        `getOrderStatus answers ${result.order_id} for ${order.order_id}`,
      );
      requireThat(
        result.order_list.length >= order.order_list.length,
        'getOrderStatus answers fewer lines than listOrders',
      );
    },
  }),
  defineCase({
    id: 'orders.status.unknown',
    section: 'contract 2.7 getOrderStatus',
    title: 'An unknown order is refused with 061',
    mend: 'Answer 061 with the text of a missing order.',
    needs,
    run: async (on) => {
      const investor = await on.reader('orders');
      const order = await findAllotted(investor);
      const unknown = { order_id: 'no-such-order', order_number: '99999999' };
      requireCode(await investor.call('getOrderStatus', statusRequest(order, unknown)), '061');
    },
  }),
  defineCase({
    id: 'orders.response',
    section: 'contract 2.7 getOrderResponse',
    title: 'The response page of an order is HTML',
    mend: 'Answer notification_html for request_from orderResponse.',
    needs,
    run: async (on) => {
      const investor = await on.reader('orders');
      const order = await findAllotted(investor);
      const answer = requireAccepted(await investor.call('getOrderResponse', responseRequest(order, 'orderResponse')));
      requireThat(answer.notification_html !== '', 'notification_html is empty');
    },
  }),
  defineCase({
    id: 'orders.sip-response',
    section: 'contract 2.7 getSipResponse',
    title: 'The response page of a SIP is HTML in result',
    mend: 'Answer result.notification_html for request_from sipResponse.',
    needs,
    run: async (on) => {
      const investor = await on.reader('orders');
      const sip = await findOrder(
        investor,
        'xsip',
        'SIP with a number',
        ({ mf_order_number }) => mf_order_number !== '',
      );
      const answer = requireAccepted(await investor.call('getSipResponse', responseRequest(sip, 'sipResponse')));
      requireThat(answer.result.notification_html !== '', 'result.notification_html is empty');
    },
  }),
  defineCase({
    id: 'orders.response.unknown-page',
    section: 'contract 1.7 request_from',
    title: 'An unknown request_from is refused with 051',
    mend: 'Choose the operation of /order/payment/status by request_from, and refuse other values.',
    needs,
    run: async (on) => {
      const investor = await on.reader('orders');
      const request = responseRequest(await findAllotted(investor), 'otherPage');
      requireCode(await investor.call('getOrderResponse', request), '051');
    },
  }),
  defineCase({
    id: 'orders.statement',
    section: 'contract 1.4 PDF',
    title: 'The statement is a PDF as base64 without a prefix',
    mend: 'Answer result.statement_base64 whose decoded text begins with %PDF-.',
    needs,
    run: async (on) => {
      const investor = await on.reader('orders');
      const order = await findAllotted(investor);
      const { result } = requireAccepted(await investor.call('getOrderStatement', statementRequest(order)));
      requireThat(/^[A-Za-z0-9+/]+={0,2}$/.test(result.statement_base64), 'statement_base64 is no base64 text');
      const head = Buffer.from(result.statement_base64.slice(0, 12), 'base64').toString('latin1');
      requireThat(
        head.startsWith('%PDF-'),
        `the statement begins with ${JSON.stringify(head.slice(0, 5))}, not with %PDF-`,
      );
    },
  }),
  defineCase({
    id: 'orders.statement.unknown',
    section: 'contract 2.7 getOrderStatement',
    title: 'The statement of an unknown order is refused with 061',
    mend: 'Answer 061 unless registration number, number and type belong to one order of the caller.',
    needs,
    run: async (on) => {
      const investor = await on.reader('orders');
      const order = await findAllotted(investor);
      for (const change of [
        { order_registration_no: 'R99999999' },
        { order_number: '99999999' },
        { order_type: 'stp' },
      ])
        requireCode(await investor.call('getOrderStatement', statementRequest(order, change)), '061');
    },
  }),
  defineCase({
    id: 'orders.portfolio',
    section: 'contract 2.7 getPortfolio',
    title: 'The portfolio is the sum of its blocks',
    mend: 'Compute the totals in paise from the blocks single, xsip and stp.',
    needs,
    run: async (on) => {
      const answer = requireAccepted(await (await on.reader('orders')).call('getPortfolio', {}));
      requireThat(answer.is_portfolio_available, 'is_portfolio_available is not true');
      const { result } = answer;
      requireThat(result !== undefined, 'result is missing');
      for (const field of ['overall_investment_amount', 'total_returns_amount', 'returns_difference_amount'] as const) {
        const sum = [result.single, result.xsip, result.stp].reduce(
          (paise, block) => paise + Math.round(Number(block[field]) * 100),
          0,
        );
        requireThat(
          sum === Math.round(Number(result[field]) * 100),
          `${field} is ${result[field]}, the blocks add up to ${sum / 100}`,
        );
      }
    },
  }),
  defineCase({
    id: 'orders.portfolio.difference',
    section: 'conflicts C-108',
    title: 'The current value is the investment plus the difference',
    mend: 'Answer total_returns_amount as overall_investment_amount + returns_difference_amount.',
    needs,
    run: async (on) => {
      const { result } = requireAccepted(await (await on.reader('orders')).call('getPortfolio', {}));
      requireThat(result !== undefined, 'result is missing');
      const paise = (amount: number | string) => Math.round(Number(amount) * 100);
      requireThat(
        paise(result.total_returns_amount) ===
          paise(result.overall_investment_amount) + paise(result.returns_difference_amount),
        'total_returns_amount differs from overall_investment_amount + returns_difference_amount',
      );
    },
  }),
  defineCase({
    id: 'orders.portfolio.empty',
    section: 'contract 2.7 getPortfolio',
    title: 'Without allotted orders there is no portfolio',
    mend: 'Answer is_portfolio_available false.',
    needs: ['investors.empty'],
    run: async (on) => {
      const answer = requireAccepted(await (await on.reader('empty')).call('getPortfolio', {}));
      requireThat(!answer.is_portfolio_available, 'is_portfolio_available is true without an order');
    },
  }),
];
