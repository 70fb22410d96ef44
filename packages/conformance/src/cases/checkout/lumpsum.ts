import { calendarDayOf, daysBetween, isId, isWeekend } from '@folioflow/api/contract';
import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { defineCase } from '../../kit/define-case.ts';
import { requireThat } from '../../ground/verdicts.ts';
import { LUMPSUM_NEEDS, lumpsumRequest, placeLumpsum, sendLumpsum } from '../support/lumpsum.ts';
import { readOrder, readOrders } from '../support/order-lists.ts';
import { choiceOf, readChart, requireOffered } from '../support/schemes.ts';
import { indianDay, indianTime, timeOfReply } from '../support/clock.ts';
import { otherCode } from '../support/sign-up.ts';
import { requestCodes } from '../support/two-factor.ts';

const section = 'contract 2.6 createSingleOrder';

export const lumpsumCases = [
  defineCase({
    id: 'checkout.lumpsum.placed',
    section,
    title: 'A lumpsum order is placed with a code, and waits for its payment',
    mend: 'Answer result with the created order: its numbers, is_payment_pending true, mf_order_is_paynow true.',
    needs: ['investors.ready', ...LUMPSUM_NEEDS],
    run: async (on) => {
      const order = await placeLumpsum(on, await on.investor('ready'));
      requireThat(isId(order.order_id), 'order_id is not 1 to 64 letters, digits, - and _');
      requireThat(order.mf_order_number !== '', 'mf_order_number is empty');
      requireThat(order.is_payment_pending && order.mf_order_is_paynow, 'the new order is not payable');
      requireThat(!order.mf_order_is_allotted, 'the new order is allotted before its payment');
      requireThat(
        Number(order.mf_order_pay_amount) === Number(on.value('orderAmount')),
        'mf_order_pay_amount differs from the ordered amount',
      );
    },
  }),
  defineCase({
    id: 'checkout.lumpsum.listed',
    section,
    title: 'A placed order is in the list',
    mend: 'Store the order in the same transaction as its answer.',
    needs: ['investors.ready', ...LUMPSUM_NEEDS],
    run: async (on) => {
      const investor = await on.investor('ready');
      const { order_id } = await placeLumpsum(on, investor);
      requireThat(
        (await readOrder(investor, 'single', order_id)) !== undefined,
        'listOrders does not contain the placed order',
      );
    },
  }),
  defineCase({
    id: 'checkout.lumpsum.paise',
    section: 'contract 1.4 amounts',
    title: 'An amount with paise is stored exactly',
    mend: 'Store and answer amounts in paise, never as binary fractions.',
    needs: ['investors.ready', ...LUMPSUM_NEEDS],
    run: async (on) => {
      const order = await placeLumpsum(on, await on.investor('ready'), { order_amount: '1234.57' });
      requireThat(
        String(order.mf_order_pay_amount) === '1234.57',
        `1234.57 is answered as ${order.mf_order_pay_amount}`,
      );
    },
  }),
  defineCase({
    id: 'checkout.lumpsum.amount-form',
    section: 'sandbox 8 Amounts',
    title: 'An amount is a decimal number with at most two decimals',
    mend: 'Refuse any other text with 051: signs, grouping, exponents, more decimals.',
    needs: ['investors.ready', ...LUMPSUM_NEEDS],
    run: async (on) => {
      const investor = await on.investor('ready');
      const request = await lumpsumRequest(on, investor);
      for (const order_amount of ['', 'abc', '-5000', '5,000', '5e3', '5000.123', '5000.1234', ' ', '٥٠٠٠'])
        requireCode(
          await investor.call('createSingleOrder', {
            ...request,
            client_info: { ...request.client_info, order_amount },
          }),
          '051',
        );
      requireThat((await readOrders(investor, 'single')).length === 0, 'a refused order was stored');
    },
  }),
  defineCase({
    id: 'checkout.lumpsum.amount-type',
    section: 'contract 1.4 amounts',
    title: 'An entered amount is a text, not a number',
    mend: 'Refuse an order_amount that is a JSON number with 051.',
    needs: ['investors.ready', ...LUMPSUM_NEEDS],
    run: async (on) => {
      requireCode(await sendLumpsum(on, await on.investor('ready'), { order_amount: 5000 }), '051');
    },
  }),
  defineCase({
    id: 'checkout.lumpsum.limits',
    section: 'sandbox 8 Amounts',
    title: 'An amount lies between minimum_purchase_amount and maximum_purchase_amount',
    mend: 'Refuse an amount below the minimum or above the maximum with 051; a maximum below 1 means 99999999.',
    needs: ['investors.ready', ...LUMPSUM_NEEDS],
    run: async (on) => {
      const investor = await on.investor('ready');
      const request = await lumpsumRequest(on, investor);
      const chart = await readChart(investor, on.value('lumpsumScheme'));
      const { minimum_purchase_amount: minimum = 0, maximum_purchase_amount: maximum = 0 } =
        chart.general_order_terms[0]?.information ?? {};
      const most = maximum < 1 ? 99_999_999 : maximum;
      for (const order_amount of [String(minimum - 1), `${minimum - 1}.99`, String(most + 1), `${most}.01`, '0'])
        requireCode(
          await investor.call('createSingleOrder', {
            ...request,
            client_info: { ...request.client_info, order_amount },
          }),
          '051',
        );
      const least = { ...request.client_info, order_amount: String(minimum) };
      requireAccepted(await investor.call('createSingleOrder', { ...request, client_info: least }));
    },
  }),
  defineCase({
    id: 'checkout.lumpsum.wrong-code',
    section,
    title: 'A wrong code is refused with 031 and places nothing',
    mend: 'Check the code of the action single order registration before the effect.',
    needs: ['investors.ready', ...LUMPSUM_NEEDS],
    run: async (on) => {
      const investor = await on.investor('ready');
      const request = await lumpsumRequest(on, investor);
      const codes = request.two_factor_authentication;
      const mobile_otp = otherCode(String(codes['mobile_otp']));
      const wrong = { ...request, two_factor_authentication: { ...codes, mobile_otp } };
      requireCode(await investor.call('createSingleOrder', wrong), '031');
      requireThat((await readOrders(investor, 'single')).length === 0, 'an order with a wrong code was stored');
    },
  }),
  defineCase({
    id: 'checkout.lumpsum.code-once',
    section: 'contract 2.1 sendTwoFactorOtp',
    title: 'A code places one order',
    mend: 'Use up the code with the order; refuse a second order with it.',
    needs: ['investors.ready', ...LUMPSUM_NEEDS],
    run: async (on) => {
      const investor = await on.investor('ready');
      const request = await lumpsumRequest(on, investor);
      requireAccepted(await investor.call('createSingleOrder', request));
      requireCode(await investor.call('createSingleOrder', request), '031', '032', '033');
      requireThat((await readOrders(investor, 'single')).length === 1, 'one code placed two orders');
    },
  }),
  defineCase({
    id: 'checkout.lumpsum.code-of-other-action',
    section: 'contract 2.1 sendTwoFactorOtp',
    title: 'A code of another action places no order',
    mend: 'Bind the id of the codes to request_action.',
    needs: ['investors.ready', ...LUMPSUM_NEEDS],
    run: async (on) => {
      const investor = await on.investor('ready');
      const { client_info } = await lumpsumRequest(on, investor);
      const two_factor_authentication = await requestCodes(on, investor, 'mpin change');
      const reply = await investor.call('createSingleOrder', { client_info, two_factor_authentication });
      requireCode(reply, '031', '032', '033');
    },
  }),
  defineCase({
    id: 'checkout.lumpsum.exchange',
    section: 'contract 1.5 code 071',
    title: 'A rejection by the exchange is answered with 071 and places nothing',
    mend: 'Pass the rejection of the exchange on as 071 with its text.',
    needs: ['investors.ready', 'values.lumpsumScheme', 'values.orderAmount', 'values.rejectedOrderAmount'],
    run: async (on) => {
      const investor = await on.investor('ready');
      const order_amount = on.value('rejectedOrderAmount');
      const reply = await sendLumpsum(on, investor, { order_amount });
      requireCode(reply, '071');
      requireThat(reply.body['messageText'] !== '', 'the answer 071 has no messageText');
      requireThat((await readOrders(investor, 'single')).length === 0, 'a rejected order was stored');
    },
  }),
  defineCase({
    id: 'checkout.lumpsum.unknown-scheme',
    section,
    title: 'An unknown scheme is refused with 061',
    mend: 'Look the scheme up by its code; answer 061 without it.',
    needs: ['investors.ready', ...LUMPSUM_NEEDS],
    run: async (on) => {
      const change = { scheme_code: 'NO-SUCH-SCHEME', scheme_isin: '' };
      requireCode(await sendLumpsum(on, await on.investor('ready'), change), '061');
    },
  }),
  defineCase({
    id: 'checkout.lumpsum.posted-copies',
    section: 'conflicts C-80',
    title: 'Only the ids of posted copies count',
    mend: 'Read scheme, limits and account from your own records; ignore names and limits in the request.',
    needs: ['investors.ready', ...LUMPSUM_NEEDS],
    run: async (on) => {
      const investor = await on.investor('ready');
      const { scheme_name } = await readChart(investor, on.value('lumpsumScheme'));
      const order = await placeLumpsum(on, investor, { scheme_name: 'Another Fund' });
      requireThat(order.mf_order_scheme_name !== 'Another Fund', 'the order has the scheme name of the request');
      requireThat(
        scheme_name === '' || order.mf_order_scheme_name === scheme_name,
        'the order has another scheme name',
      );
    },
  }),
  defineCase({
    id: 'checkout.lumpsum.foreign-account',
    section,
    title: 'A bank account of another investor is refused with 061',
    mend: 'Look the account up among those of the caller.',
    needs: ['investors.ready', 'investors.orders', ...LUMPSUM_NEEDS],
    run: async (on) => {
      const other = choiceOf(await readChart(await on.reader('orders'), on.value('lumpsumScheme')));
      const change = { bank_account_information: other.account };
      requireCode(await sendLumpsum(on, await on.investor('ready'), change), '061');
    },
  }),
  defineCase({
    id: 'checkout.lumpsum.nominee',
    section: 'sandbox 8 Nominee in orders',
    title: 'An order names a nominee of the caller',
    mend: 'Refuse an empty nominee with 020, and the nominee of another investor with 061 or 020.',
    needs: ['investors.ready', 'investors.orders', ...LUMPSUM_NEEDS],
    run: async (on) => {
      const other = choiceOf(await readChart(await on.reader('orders'), on.value('lumpsumScheme')));
      const investor = await on.investor('ready');
      const request = await lumpsumRequest(on, investor);
      const send = (change: object) =>
        investor.call('createSingleOrder', { ...request, client_info: { ...request.client_info, ...change } });
      requireCode(await send({ nominee_id: '' }), '020');
      requireCode(await send({ nominee_id: other.nominee.nomineeId }), '061', '020');
      requireCode(await send({ nominee_option: 'none', nominee_id: 'none' }), '020');
    },
  }),
  defineCase({
    id: 'checkout.lumpsum.start-date',
    section: 'contract 2.6 cut-off time',
    title: 'The order starts on the day of the order, or on a later one after the cut-off time',
    mend: 'Answer order_start_date as dd/mm/yyyy of a day in Asia/Kolkata; after the cut-off, the next working day.',
    needs: ['investors.ready', ...LUMPSUM_NEEDS],
    run: async (on) => {
      const investor = await on.investor('ready');
      const reply = await sendLumpsum(on, investor);
      const { order_start_date } = requireAccepted(reply).result;
      requireThat(
        /^\d{2}\/\d{2}\/\d{4}$/.test(order_start_date),
        `order_start_date is ${order_start_date}, not dd/mm/yyyy`,
      );
      const start = requireOffered(calendarDayOf(order_start_date), 'order_start_date that exists');
      const [today, time] = [indianDay(timeOfReply(reply)), indianTime(timeOfReply(reply))];
      const waited = daysBetween(today, start);
      requireThat(waited >= 0, `order_start_date ${start} is before today in Asia/Kolkata (${today})`);
      requireThat(waited <= 7, `order_start_date ${start} is more than a week after today (${today})`);
      requireThat(!isWeekend(start), `order_start_date ${start} is no working day`);
      const cutOff =
        (await readChart(investor, on.value('lumpsumScheme'))).general_order_terms[0]?.purchase_cutoff_time ?? '';
      const isLate = cutOff !== '' && time > cutOff.slice(0, 5);
      requireThat(!isLate || waited > 0, `an order at ${time}, after the cut-off ${cutOff}, starts on the same day`);
    },
  }),
];
