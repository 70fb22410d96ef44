import { statedUpiRequestOf, type Order } from '@folioflow/api/contract';
import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { type CaseContext } from '../../kit/case-context.ts';
import { defineCase } from '../../kit/define-case.ts';
import { NotTried, requireThat } from '../../ground/verdicts.ts';
import { type Investor } from '../../people/person.ts';
import { LUMPSUM_NEEDS, paymentRequest, placeLumpsum } from '../support/lumpsum.ts';
import { readOrder } from '../support/order-lists.ts';

const needs = ['investors.ready', ...LUMPSUM_NEEDS] as const;
const section = 'contract 2.8 initiatePayment';

const start = async (on: CaseContext, change = {}) => {
  const investor = await on.investor('ready');
  return { investor, order: await placeLumpsum(on, investor, change) };
};

const readStatus = (investor: Investor, order: Order) =>
  investor.call('getPaymentStatus', {
    request_from: 'paymentResponse',
    request_mode: 'order_payment_status',
    order_number: order.mf_order_number,
  });

const payByUpi = (investor: Investor, order: Order, upi_id: string) =>
  investor.call('initiatePayment', paymentRequest(order, { payment_mode: 'UPI', upi_id }));

export const paymentCases = [
  defineCase({
    id: 'payments.direct',
    section,
    title: 'Net banking leads to the page of the bank with hidden fields',
    mend: 'Answer is_redirect true, an https (or loopback) actionUrl, input_html and the order_number.',
    needs,
    run: async (on) => {
      const { investor, order } = await start(on);
      const answer = requireAccepted(await investor.call('initiatePayment', paymentRequest(order)));
      requireThat(answer.is_redirect, 'is_redirect is not true for DIRECT');
      requireThat(
        /^https:\/\/|^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(answer.actionUrl),
        `actionUrl is ${answer.actionUrl}`,
      );
      requireThat(/<input[^>]+type="?hidden/i.test(answer.input_html), 'input_html has no hidden field');
      requireThat(!/<script/i.test(answer.input_html), 'input_html contains a script');
      requireThat(answer.order_number === order.mf_order_number, 'order_number is not that of the order');
    },
  }),
  defineCase({
    id: 'payments.upi',
    section,
    title: 'A payment by UPI is requested without a page',
    mend: 'Answer is_redirect false, and the order in the state that the bank reports.',
    needs: [...needs, 'values.payingUpi'],
    run: async (on) => {
      const { investor, order } = await start(on);
      const answer = requireAccepted(await payByUpi(investor, order, on.value('payingUpi')));
      requireThat(!answer.is_redirect, 'is_redirect is not false for UPI');
      const status = requireAccepted(await readStatus(investor, order));
      requireThat(status.notification_html !== '', 'notification_html is empty');
      const after = await readOrder(investor, 'single', order.order_id);
      requireThat(after?.mf_order_is_paynow === false, 'the order is payable while its payment is under way or done');
    },
  }),
  defineCase({
    id: 'payments.upi-link',
    section: 'contract 2.8 upi_link',
    title: 'The UPI link and the QR of a payment ask for its amount',
    mend: 'Answer upi://pay? addresses in printable ASCII with pa, am in rupees with two decimals, and cu=INR.',
    needs: [...needs, 'values.payingUpi'],
    run: async (on) => {
      const { investor, order } = await start(on);
      const answer = requireAccepted(await payByUpi(investor, order, on.value('payingUpi')));
      const { link, qrText } = statedUpiRequestOf(answer);
      const stated = [answer.upi_link, answer.upi_qr_text].filter((text) => text !== undefined);
      if (stated.length === 0) throw new NotTried('the payment has neither upi_link nor upi_qr_text');
      for (const text of stated) {
        requireThat(text === link || text === qrText, `${text} is no upi://pay? address`);
        const { searchParams } = new URL(text);
        requireThat(searchParams.get('pa') !== null, `${text} has no payee`);
        requireThat(Number(searchParams.get('am')) === Number(order.mf_order_pay_amount), `${text} has another amount`);
      }
    },
  }),
  defineCase({
    id: 'payments.declined',
    section: 'sandbox 3.6',
    title: 'After a declined payment the order can be paid again',
    mend: 'Set mf_order_is_paynow again when the bank declines.',
    needs: [...needs, 'values.failingUpi'],
    run: async (on) => {
      const { investor, order } = await start(on);
      requireAccepted(await payByUpi(investor, order, on.value('failingUpi')));
      requireAccepted(await readStatus(investor, order));
      const after = await readOrder(investor, 'single', order.order_id);
      requireThat(after?.mf_order_is_paynow === true, 'the order is not payable after a declined payment');
    },
  }),
  defineCase({
    id: 'payments.twice',
    section,
    title: 'A paid order is not paid again',
    mend: 'Answer 071 to a payment of an order that is paid or whose payment is under way.',
    needs: [...needs, 'values.payingUpi'],
    run: async (on) => {
      const { investor, order } = await start(on);
      requireAccepted(await payByUpi(investor, order, on.value('payingUpi')));
      requireCode(await investor.call('initiatePayment', paymentRequest(order)), '071');
      requireAccepted(await readStatus(investor, order));
      requireCode(await investor.call('initiatePayment', paymentRequest(order)), '071');
    },
  }),
  defineCase({
    id: 'payments.amount',
    section,
    title: 'An amount that differs from the stored one is refused with 051',
    mend: 'Compare order_amount with the stored amount in paise.',
    needs,
    run: async (on) => {
      const { investor, order } = await start(on);
      for (const order_amount of ['1', String(Number(order.mf_order_pay_amount) + 0.01), '', 'all'])
        requireCode(await investor.call('initiatePayment', paymentRequest(order, { order_amount })), '051');
    },
  }),
  defineCase({
    id: 'payments.upi-form',
    section,
    title: 'A UPI id of another form is refused with 051',
    mend: 'Check the form of the UPI id: a name, @ and a handle.',
    needs: [...needs, 'values.invalidUpi'],
    run: async (on) => {
      const { investor, order } = await start(on);
      for (const upi_id of ['', 'no-handle', '@bank', 'a b@bank', 'name@', on.value('invalidUpi')])
        requireCode(await payByUpi(investor, order, upi_id), '051');
    },
  }),
  defineCase({
    id: 'payments.mode',
    section: 'contract 1.7 payment_mode',
    title: 'An unknown payment_mode is refused with 051',
    mend: 'Accept DIRECT and UPI.',
    needs,
    run: async (on) => {
      const { investor, order } = await start(on);
      for (const payment_mode of ['CASH', '', 'upi'])
        requireCode(await investor.call('initiatePayment', paymentRequest(order, { payment_mode })), '051');
    },
  }),
  defineCase({
    id: 'payments.rejected',
    section: 'contract 1.5 code 071',
    title: 'A payment that the bank does not open is answered with 071',
    mend: 'Pass the rejection on as 071; the order remains payable.',
    needs: [...needs, 'values.rejectedPaymentAmount'],
    run: async (on) => {
      const { investor, order } = await start(on, { order_amount: on.value('rejectedPaymentAmount') });
      requireCode(await investor.call('initiatePayment', paymentRequest(order)), '071');
      const after = await readOrder(investor, 'single', order.order_id);
      requireThat(after?.mf_order_is_paynow === true, 'the order is not payable after the rejection');
    },
  }),
  defineCase({
    id: 'payments.unknown-order',
    section,
    title: 'The payment of an unknown order is refused with 061',
    mend: 'Look the order up among those of the caller.',
    needs,
    run: async (on) => {
      const { investor, order } = await start(on);
      requireCode(await investor.call('initiatePayment', paymentRequest(order, { order_no: '99999999' })), '061');
      const unknown = { ...order, mf_order_number: '99999999' };
      requireCode(await readStatus(investor, unknown), '061');
    },
  }),
  defineCase({
    id: 'payments.create',
    section: 'contract 2.8 createPaymentOrder',
    title: 'The payment number of an unpaid order is answered',
    mend: 'Answer result.order_number; refuse another amount with 071 and an unknown order with 061.',
    needs,
    run: async (on) => {
      const { investor, order } = await start(on);
      const request = {
        order_no: order.mf_order_number,
        order_type: 'single',
        order_amount: String(order.mf_order_pay_amount),
      };
      const { result } = requireAccepted(await investor.call('createPaymentOrder', request));
      requireThat(result.order_number !== '', 'result.order_number is empty');
      requireCode(await investor.call('createPaymentOrder', { ...request, order_amount: '1' }), '071', '051');
      requireCode(await investor.call('createPaymentOrder', { ...request, order_no: '99999999' }), '061');
    },
  }),
];
