import { type OperationName, type Order } from '@folioflow/api/contract';
import { isSameAnswer } from '../../http/reply.ts';
import { requireCode } from '../../judge/judge-answer.ts';
import { defineCase, type ConformanceCase } from '../../kit/define-case.ts';
import { type CaseContext } from '../../kit/case-context.ts';
import { type Fields } from '../../ground/fields.ts';
import { requireThat } from '../../ground/verdicts.ts';
import { type Investor } from '../../people/person.ts';
import { addRequest, newListName, readSchemes, readWatchlists } from '../discovery/watchlists.ts';
import { registerNewMandate, scanRequest } from '../support/banking.ts';
import { LUMPSUM_NEEDS, paymentRequest, placeLumpsum } from '../support/lumpsum.ts';
import { readOrder } from '../support/order-lists.ts';
import { additionalRequest, cancelRequest, stpListRequest, swpEndRequest } from '../support/plans.ts';
import { redemptionCodeRequest } from '../support/redemptions.ts';
import { requireOffered } from '../support/schemes.ts';

const section = 'sandbox 8 Ownership';
const mend = 'Look the id up together with the caller; answer 061 with the text of a missing entry.';

/** Requests that name an order of another investor. */
const orderRequests: readonly (readonly [OperationName, (order: Order, pin: string) => Fields])[] = [
  [
    'getOrderStatus',
    (order) => ({
      request_mode: 'order_payment_status',
      order_type: order.mf_order_type,
      order_number: order.mf_order_number,
      order_id: order.order_id,
      selected_order: order,
      check_mandate_status: false,
    }),
  ],
  ['cancelOrder', cancelRequest],
  ['initiatePayment', (order) => paymentRequest(order)],
  [
    'createPaymentOrder',
    (order) => ({
      order_no: order.mf_order_number,
      order_type: 'single',
      order_amount: String(order.mf_order_pay_amount),
    }),
  ],
  [
    'getPaymentStatus',
    (order) => ({
      request_from: 'paymentResponse',
      request_mode: 'order_payment_status',
      order_number: order.mf_order_number,
    }),
  ],
  [
    'getOrderResponse',
    (order) => ({
      request_from: 'orderResponse',
      request_mode: 'order_payment_status',
      order_type: order.mf_order_type,
      order_number: order.mf_order_number,
      selected_order: order,
    }),
  ],
  ['createAdditionalOrder', (order) => additionalRequest(order, '5000')],
  ['sendRedeemOtp', (order) => redemptionCodeRequest(order, '500')],
  ['cancelSwp', swpEndRequest],
  ['listStpSchemes', stpListRequest],
  [
    'getOrderStatement',
    (order) => ({
      order_registration_no: order.mf_order_registration_no,
      order_number: order.mf_order_number,
      order_type: order.mf_order_type,
    }),
  ],
];

const slugOf = (operation: string): string => operation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Two investors; the first has an order. */
const start = async (on: CaseContext): Promise<{ owner: Investor; other: Investor; order: Order }> => {
  const owner = await on.investor('ready');
  return { owner, other: await on.investor('ready'), order: await placeLumpsum(on, owner) };
};

const orderCases = orderRequests.map(([operation, requestOf]): ConformanceCase =>
  defineCase({
    id: `security.foreign-order.${slugOf(operation)}`,
    section,
    title: `${operation} refuses the order of another investor with 061`,
    mend,
    needs: ['investors.ready', ...LUMPSUM_NEEDS],
    run: async (on) => {
      const { owner, other, order } = await start(on);
      requireCode(await other.call(operation, requestOf(order, other.pin)), '061');
      const after = await readOrder(owner, 'single', order.order_id);
      requireThat(
        after?.is_order_cancelled === false && after.mf_order_is_paynow,
        'the order of the owner has changed',
      );
    },
  }),
);

export const foreignIdCases = [
  ...orderCases,
  defineCase({
    id: 'security.foreign-order.same-text',
    section,
    title: 'A foreign order and a missing order get the same answer',
    mend: 'Answer the same code and the same text to both.',
    needs: ['investors.ready', ...LUMPSUM_NEEDS],
    run: async (on) => {
      const { other, order } = await start(on);
      const foreign = await other.call('cancelOrder', cancelRequest(order, other.pin));
      const missing = { ...order, order_id: 'no-such-order' };
      const unknown = await other.call('cancelOrder', cancelRequest(missing, other.pin));
      requireCode(foreign, '061');
      requireThat(isSameAnswer(foreign, unknown), 'the answers to a foreign and to a missing order differ');
    },
  }),
  defineCase({
    id: 'security.foreign-mandate',
    section,
    title: 'The mandate of another investor is refused with 061',
    mend,
    needs: ['investors.ready', 'values.debitAmount'],
    run: async (on) => {
      const { mandate_id } = await registerNewMandate(on, await on.investor('ready'));
      const other = await on.investor('ready');
      requireCode(await other.call('getNachMandate', { mandate_id }), '061');
      requireCode(await other.call('refreshMandate', { mandate_id }), '061');
      requireCode(await other.call('cancelMandate', { mandate_id }), '061');
      requireCode(await other.call('uploadMandate', scanRequest(mandate_id)), '061');
    },
  }),
  defineCase({
    id: 'security.foreign-watchlist',
    section,
    title: 'The watchlist of another investor is refused with 061',
    mend,
    needs: ['investors.ready', 'investors.watchlists'],
    run: async (on) => {
      const owner = await on.investor('watchlists');
      const list = requireOffered((await readWatchlists(owner)).scheme_watch_list[0], 'watchlist');
      const other = await on.investor('ready');
      const schemes = (await readSchemes(other)).slice(0, 1);
      const request = { ...addRequest(schemes, newListName()), watchlist_id: list.id, request_mode: 'modify' };
      requireCode(await other.call('modifyWatchlist', request), '061');
    },
  }),
  defineCase({
    id: 'security.own-lists',
    section,
    title: 'Lists contain only entries of the caller',
    mend: 'Select orders, accounts and watchlists by the caller.',
    needs: ['investors.ready', ...LUMPSUM_NEEDS],
    run: async (on) => {
      const { other, order } = await start(on);
      for (const order_type of ['single', 'xsip', 'stp'])
        requireThat(
          !(await other.call('listOrders', { order_type })).text.includes(order.order_id),
          'the list of an investor contains an order of another investor',
        );
    },
  }),
];
