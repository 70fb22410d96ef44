import { beforeEach, describe, expect, test } from 'vitest';
import { type Fields } from '../../kit/json.ts';
import { investMore } from '../../testing/checkout/additions.ts';
import { benchPerTest, newSubmissionKey } from '../../testing/bench.ts';
import { listField, readOrderByNumber, resultOf } from '../../testing/journeys.ts';
import { redeem } from '../../testing/checkout/redemptions.ts';
import { readSipList } from '../../testing/checkout/sips.ts';

const on = benchPerTest();
let token: string;
beforeEach(async () => {
  token = await on.token('9000000101');
});

const readOrder = (number = '10000001') => readOrderByNumber(on, token, number);
const readOrders = async () => listField(await on.ask('/order/list', { order_type: 'single' }, { token }));
const historyMessages = (of: Fields) => listField(of, 'order_list').map(({ mf_order_message }) => mf_order_message);

describe('an additional order', () => {
  test('is a separate unpaid order in the same folio [OM-126 OM-127 OM-292]', async () => {
    const before = await readOrder();
    const answer = await investMore(on, token, before, '5000');
    expect(answer['code']).toBe('000');
    const placed = resultOf(answer);
    expect(placed).toMatchObject({
      request_mode: 'payment',
      pay_bank_mode_list: [
        { value: 'DIRECT', label: 'Net banking' },
        { value: 'UPI', label: 'UPI' },
      ],
      mf_order_type: 'single',
      mf_order_number: '20000001',
      mf_order_folio_no: before['mf_order_folio_no'],
      mf_order_scheme_name: before['mf_order_scheme_name'],
      mf_order_pay_amount: 5000,
      mf_order_is_paynow: true,
      is_payment_pending: true,
      mf_order_scheme_specifications: { purchase: { cutoff_time: '15:00:00' } },
    });
    expect(placed['bank_information']).toEqual(before['bank_information']);
    expect(historyMessages(await readOrder()).at(-1)).toBe('Invested ₹5,000 more: order 20000001');
    expect((await readOrder())['mf_order_overall_investment_amount']).toBe(
      before['mf_order_overall_investment_amount'],
    );
  });

  test('is allotted into that folio after its payment', async () => {
    await investMore(on, token, await readOrder(), '5000');
    await on.control('/advance', { entity: 'order', id: '20000001', to: 'paid' });
    await on.control('/clock', { set: '2026-11-23T12:00:00+05:30' });
    expect(await readOrder('20000001')).toMatchObject({
      mf_order_is_allotted: true,
      mf_order_folio_no: '1234567',
      mf_order_overall_investment_amount: 5000,
    });
  });

  test('is also placed for a SIP, into its folio', async () => {
    const sips = await readSipList(on, token);
    const sip = sips.find(({ mf_order_is_invest_more: may }) => may === true) ?? {};
    const placed = resultOf(await investMore(on, token, sip, '5000'));
    expect(placed).toMatchObject({ mf_order_type: 'single', mf_order_folio_no: sip['mf_order_folio_no'] });
    expect(await readSipList(on, token)).toHaveLength(sips.length);
  });

  test('is placed once for one submission, also when the answer to the first attempt was lost', async () => {
    const [mine, key] = [await readOrder(), newSubmissionKey()];
    const before = await readOrders();
    await on.control('/faults', { operation: 'createAdditionalOrder', kind: 'dropConnection', value: 'after' });
    await expect(investMore(on, token, mine, '5000', key)).rejects.toThrow('connection dropped');
    expect(await investMore(on, token, mine, '5000', key)).toMatchObject({ code: '000' });
    expect(await investMore(on, token, mine, '6000', key)).toMatchObject({ code: '051' });
    const after = await readOrders();
    expect(after).toHaveLength(before.length + 1);
    expect(after.filter(({ submission_key }) => submission_key === key)).toHaveLength(1);
  });
});

describe('an additional order is refused', () => {
  test.each([
    ['', '051'],
    ['many', '051'],
    ['-1000', '051'],
    ['999.99', '051'],
    ['50000.01', '051'],
    ['1111', '071'],
  ])('for the amount "%s"', async (amount, code) => {
    const before = await readOrders();
    expect(await investMore(on, token, await readOrder(), amount)).toMatchObject({ code });
    expect(await readOrders()).toEqual(before);
  });

  test('by the flag of the order, during its redemption, and for the order of another investor', async () => {
    expect(await investMore(on, token, await readOrder('10000002'), '5000')).toMatchObject({ code: '020' });
    const mine = await readOrder();
    await redeem(on, token, mine, '500');
    expect(await investMore(on, token, mine, '5000')).toMatchObject({ code: '020' });
    token = await on.token('9000000110');
    expect(await investMore(on, token, mine, '5000')).toMatchObject({ code: '061' });
  });

  test('while another order is pending', async () => {
    const mine = await readOrder();
    await on.control('/switches', { pendingOrder: 'on' });
    expect(await investMore(on, token, mine, '5000')).toMatchObject({ code: '020' });
  });
});
