import { beforeEach, describe, expect, test } from 'vitest';
import { type Fields } from '../../kit/json.ts';
import { benchPerTest, newSubmissionKey } from '../../testing/bench.ts';
import { listField, readOrderByNumber, placeOrder, resultOf, textField } from '../../testing/journeys.ts';
import { redeem } from '../../testing/checkout/redemptions.ts';
import { createValidStp, registerStp, readStpList, readStpOffer } from '../../testing/checkout/transfers.ts';

const on = benchPerTest();
let token: string;
beforeEach(async () => {
  token = await on.token('9000000101');
});

/** 4,000 rupees of it are transferable. */
const readSource = () => readOrderByNumber(on, token, '10000001');
const createStpRequest = async (rest: Fields = {}) => createValidStp(on, token, await readSource(), rest);

test('the targets of an order are the other schemes of its fund house with transfers, on their terms [DO-228 DO-229 DO-396]', async () => {
  const answer = await readStpOffer(on, token, { ...(await readSource()), scheme_amc: 'Another house' });
  const targets = listField(resultOf(answer), 'stp_scheme_list');
  expect(targets.map(({ scheme_code }) => scheme_code)).toEqual(['SC21', 'SC22', 'SC23', 'SC24']);
  expect(answer).toMatchObject({
    code: '000',
    stp_frequency_list: [
      { value: 'MONTHLY', label: 'Monthly' },
      { value: 'WEEKLY', label: 'Weekly' },
      { value: 'DAILY', label: 'Daily' },
    ],
    stp_minimum_date: '28/11/2026',
  });
  expect(listField(answer, 'stp_installment_list')[0]).toEqual({ value: '6', label: '6 instalments' });
});

test('an order that is not transferable, or of another investor, has no targets [OM-278]', async () => {
  expect(await readStpOffer(on, token, await readOrderByNumber(on, token, '10000002'))).toEqual({
    code: '020',
    messageText: 'This order cannot be transferred now.',
  });
  const other = await on.token('9000000110');
  expect(await readStpOffer(on, other, await readSource())).toMatchObject({ code: '061' });
});

describe('a STP registration', () => {
  test('by PIN is in the list of STPs, names its first day, and shows on its source [DO-261 DO-263 DO-405]', async () => {
    const answer = await registerStp(on, token, await createStpRequest());
    expect(answer).toMatchObject({ code: '000', messageText: 'Your STP is registered.' });
    expect(textField(resultOf(answer), 'notification_html')).toMatch(
      /^<h3>STP registered<\/h3><p>6 transfers of ₹500 from .+ \(SC01\) to .+ \(SC21\)\.<\/p><p>The first transfer is on 07\/12\/2026\.<\/p>/,
    );
    const [registered] = await readStpList(on, token);
    expect(registered).toMatchObject({
      mf_order_type: 'stp',
      mf_order_message: 'Registered with the exchange',
      mf_order_installment_frequency: 'MONTHLY',
      mf_order_installment_amount: 500,
      order_start_date: '07/12/2026',
      is_cancel_allowed: true,
      stp_source_order_id: (await readSource())['order_id'],
      order_list: [{ created_date: '2026-11-20T12:00:00+05:30' }],
    });
    expect(await readSource()).toMatchObject({ mf_order_stp_enabled: true, stp_available_transfer_amount: 4000 });
  });

  test('under the same key is stored once', async () => {
    const [body, key] = [await createStpRequest(), newSubmissionKey()];
    const first = await registerStp(on, token, body, key);
    expect(await registerStp(on, token, body, key)).toEqual(first);
    expect(await readStpList(on, token)).toHaveLength(2);
  });

  test.each<[Fields, string]>([
    [{ stp_amount: '666.66' }, '000'],
    [{ stp_amount: '666.67' }, '051'],
    [{ stp_amount: '499.99' }, '051'],
    [{ stp_amount: 'many' }, '051'],
    [{ stp_installments: 5 }, '051'],
    [{ stp_installments: 6.5 }, '051'],
    [{ stp_installments: 61 }, '051'],
    [{ stp_date: 2 }, '051'],
    [{ stp_date: 31, stp_date_value: '31/12/2026' }, '000'],
    [{ stp_date_value: '' }, '000'],
    [{ stp_date_value: '08/12/2026' }, '051'],
    [{ stp_date_value: '07/01/2027' }, '051'],
    [{ stp_date_value: '7/12/2026' }, '051'],
    [{ stp_date_value: '31/02/2027' }, '051'],
    [{ stp_date_value: '<b>7th of every month</b>' }, '051'],
    [{ stp_date: 31 }, '051'],
    [{ stp_frequency: 'monthly' }, '000'],
    [{ stp_frequency: 'WEEKLY' }, '061'],
  ])('with %j is answered with %s', async (rest, code) => {
    expect(await registerStp(on, token, await createStpRequest(rest))).toMatchObject({ code });
  });

  test('with an amount that the exchange refuses changes nothing', async () => {
    const { mf_order_number: number } = resultOf(await placeOrder(on, token, '20000', 'SC01'));
    await on.control('/advance', { entity: 'order', id: String(number), to: 'paid' });
    await on.control('/advance', { entity: 'order', id: String(number), to: 'allotted' });
    const held = await readOrderByNumber(on, token, String(number));
    const body = await createValidStp(on, token, held, { stp_amount: '1111' });
    expect(await registerStp(on, token, body)).toMatchObject({ code: '071' });
    expect(await readStpList(on, token)).toHaveLength(1);
  });

  test('requires the PIN, which five wrong attempts block [DO-262 DO-428]', async () => {
    const body = await createStpRequest();
    const codes: unknown[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1)
      codes.push((await registerStp(on, token, { ...body, pin_verification_value: '4321' }))['code']);
    expect(codes).toEqual(['041', '041', '041', '041', '042']);
    expect(await registerStp(on, token, body)).toMatchObject({ code: '042' });
    expect(await readStpList(on, token)).toHaveLength(1);
  });

  test('is refused for an order that is being redeemed, or of another investor', async () => {
    const body = await createStpRequest();
    expect(await registerStp(on, await on.token('9000000110'), body)).toMatchObject({ code: '061' });
    await redeem(on, token, await readSource(), '500');
    expect(await registerStp(on, token, body)).toMatchObject({ code: '020' });
  });

  test.each([
    [1, '2026-12-01'],
    [7, '2026-12-07'],
    [29, '2026-11-29'],
    [30, '2026-11-30'],
  ])('for day %i of a month starts on %s', async (stp_date, day) => {
    const stp_date_value = day.split('-').reverse().join('/');
    await registerStp(on, token, await createStpRequest({ stp_date, stp_date_value }));
    const [registered] = await readStpList(on, token);
    expect(registered).toMatchObject({ order_start_date: stp_date_value });
  });
});
