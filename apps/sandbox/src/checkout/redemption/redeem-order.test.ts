import { beforeEach, describe, expect, test } from 'vitest';
import { type Fields } from '../../kit/json.ts';
import { benchPerTest, newSubmissionKey } from '../../testing/bench.ts';
import { listField, readOrderByNumber, resultOf, textField } from '../../testing/journeys.ts';
import { requestRedemptionCodes, confirmRedemption, redeem } from '../../testing/checkout/redemptions.ts';
import { createApprovedMandate, placeSip, readSipList } from '../../testing/checkout/sips.ts';

const on = benchPerTest();
let token: string;
beforeEach(async () => {
  token = await on.token('9000000101');
});

const readOrder = (number = '10000001') => readOrderByNumber(on, token, number);
/** Redemptions since the clock of the test began; people have older ones. */
const selectNewPayouts = () =>
  on.db
    .selectFrom('payouts')
    .where('schedule_id', '=', '')
    .where('requested_at', '>=', Date.parse('2026-11-20T00:00:00+05:30'));
const requestCodes = async (of: Fields, amount: string) =>
  textField(await requestRedemptionCodes(on, token, of, amount), 'twofactor_id');
const moveClockTo = (time: string) => on.control('/clock', { set: `${time}+05:30` });
const historyMessages = (of: Fields) => listField(of, 'order_list').map(({ mf_order_message }) => mf_order_message);

describe('a redemption', () => {
  test('is confirmed by both codes, announced at once, and credited three working days after its NAV day [OM-280 OM-293 OM-294]', async () => {
    const before = await readOrder();
    const answer = await redeem(on, token, before, '1000');
    expect(answer).toMatchObject({ code: '000', messageText: 'Your redemption is placed.' });
    expect(resultOf(answer)).toMatchObject({
      mf_order_is_activity_completed: true,
      mf_order_message: 'Redemption requested',
      mf_order_is_redeem: false,
      is_swp_allowed: false,
      is_stp_allowed: false,
      mf_order_redeemable_amount: 3000,
      total_returns_amount: 4000,
      mf_order_redemption_information: { redemption_amount: 1000, created_date: '2026-11-20T12:00:00+05:30' },
    });
    expect(textField(resultOf(answer), 'mf_order_notification_message')).toMatch(
      /^<h3>Redemption requested<\/h3><p>Units for ₹1,000 are redeemed at the NAV of 20 Nov 2026\.<\/p><p>₹1,000 will be in .+ by 25 Nov 2026\.<\/p>$/,
    );
    expect(await readOrder()).toEqual(resultOf(answer));

    await moveClockTo('2026-11-25T08:59:00');
    expect(await readOrder()).toMatchObject({ mf_order_is_activity_completed: true });
    await moveClockTo('2026-11-25T09:00:00');
    const after = await readOrder();
    expect(after).toMatchObject({
      mf_order_is_activity_completed: false,
      mf_order_notification_message: '',
      mf_order_is_redeem: true,
      mf_order_redeemable_amount: 3000,
      total_returns_amount: 3000,
      mf_order_overall_investment_amount: 2625,
    });
    expect(historyMessages(after).slice(-2)).toEqual(['Redemption requested: ₹1,000', 'Redeemed: ₹1,000 credited']);
    const [mail] = await on.list('/outbox?to=i101@sandbox.example');
    expect(mail?.['text']).toContain('Redeemed: ₹1,000 credited');
  });

  test('after the cut-off, or on a day off, gets the NAV of the next working day', async () => {
    await moveClockTo('2026-11-20T15:00:59');
    const inTime = await redeem(on, token, await readOrder(), '100');
    expect(textField(resultOf(inTime), 'mf_order_notification_message')).toContain('NAV of 20 Nov 2026');
    await moveClockTo('2026-11-20T15:01:00');
    const late = await redeem(on, token, await readOrder('10000007'), '100');
    expect(textField(resultOf(late), 'mf_order_notification_message')).toMatch(/NAV of 23 Nov 2026.* by 26 Nov 2026/);
  });

  test('costs the exit load of the order, in whole paise', async () => {
    const answer = await redeem(on, token, await readOrder('10000007'), '2000.51');
    expect(textField(resultOf(answer), 'mf_order_notification_message')).toContain(
      '<p>₹1,980.50, after an exit load of ₹20.01, will be in',
    );
    await moveClockTo('2026-11-25T09:00:00');
    expect(historyMessages(await readOrder('10000007')).at(-1)).toBe(
      'Redeemed: ₹1,980.50 credited after an exit load of ₹20.01',
    );
    expect(await selectNewPayouts().select(['amount', 'credited']).execute()).toEqual([
      { amount: 2_000_510, credited: 1_980_500 },
    ]);
  });

  test('reduces the redeemable amount', async () => {
    await redeem(on, token, await readOrder(), '3500');
    await moveClockTo('2026-11-26T12:00:00');
    expect(await requestRedemptionCodes(on, token, await readOrder(), '500.01')).toMatchObject({ code: '051' });
    expect(await redeem(on, token, await readOrder(), '500')).toMatchObject({ code: '000' });
  });
});

test('in full leaves nothing, and removes the order from the portfolio [OM-135]', async () => {
  const before = resultOf(await on.ask('/order/portfolio', {}, { token }));
  const whole = await readOrder('10000007');
  expect(await redeem(on, token, whole, '7000')).toMatchObject({ code: '000' });
  await moveClockTo('2026-11-25T09:00:00');
  expect(await readOrder('10000007')).toMatchObject({
    mf_order_message: 'Redeemed',
    mf_order_is_redeem: false,
    mf_order_is_invest_more: false,
    mf_order_overall_investment_amount: 0,
    total_returns_amount: 0,
    mf_order_redeemable_amount: 0,
    is_view_statement_allowed: true,
  });
  const after = resultOf(await on.ask('/order/portfolio', {}, { token }));
  expect(after['single_order_count']).toBe(Number(before['single_order_count']) - 1);
});

test('of part of a SIP does not interrupt its instalments', async () => {
  token = await on.token('9000000100');
  await placeSip(on, token, await createApprovedMandate(on, token));
  await moveClockTo('2027-01-04T12:00:00');
  const [sip = {}] = await readSipList(on, token);
  expect(resultOf(await redeem(on, token, sip, '1000'))).toMatchObject({
    mf_order_is_redeem: false,
    mf_order_is_activity_completed: true,
    is_cancel_allowed: true,
    mf_order_is_pause_allowed: true,
  });
  await moveClockTo('2027-01-08T12:00:00');
  const [after = {}] = await readSipList(on, token);
  expect(after).toMatchObject({ mf_order_is_redeem: true, mf_order_is_activity_completed: false });
  expect(historyMessages(after)).toContain('Redeemed: ₹1,000 credited');
  expect(Number(after['mf_order_overall_investment_amount'])).toBeGreaterThan(8900);
});

describe('a redemption is refused', () => {
  test.each([
    ['', '051'],
    ['abc', '051'],
    ['99.99', '051'],
    ['4000.01', '051'],
    ['-100', '051'],
  ])('for the amount "%s"', async (amount, code) => {
    expect(await requestRedemptionCodes(on, token, await readOrder(), amount)).toMatchObject({ code });
  });

  test('at or above the maximum, or the worth of the order, unless it is in full [OM-141]', async () => {
    await on.db
      .updateTable('orders')
      .set({ redeemable: 6_000_000, value: 6_000_000 })
      .where('number', '=', '10000001')
      .execute();
    const redemptionCodeOf = async (number: string, amount: string) =>
      (await requestRedemptionCodes(on, token, await readOrder(number), amount))['code'];
    expect(await redemptionCodeOf('10000001', '4999.99')).toBe('000');
    expect(await redemptionCodeOf('10000001', '5000')).toBe('051');
    expect(await redemptionCodeOf('10000001', '6000')).toBe('000');
    expect(await redemptionCodeOf('10000007', '6999')).toBe('000');
    expect(await redemptionCodeOf('10000007', '7000')).toBe('000');
    expect(await redemptionCodeOf('10000007', '7000.01')).toBe('051');
  });

  test('for an order that is not redeemable, is being redeemed, or belongs to another investor [OM-278]', async () => {
    expect(await requestRedemptionCodes(on, token, await readOrder('123'), '500')).toMatchObject({ code: '020' });
    const mine = await readOrder();
    await redeem(on, token, mine, '500');
    expect(await requestRedemptionCodes(on, token, mine, '500')).toMatchObject({ code: '020' });
    token = await on.token('9000000110');
    expect(await requestRedemptionCodes(on, token, mine, '500')).toMatchObject({ code: '061' });
  });

  test('without both codes, and does not change the order [OM-280]', async () => {
    const mine = await readOrder();
    const twofactor_token_id = await requestCodes(mine, '500');
    for (const [mobile_otp, email_otp, code] of [
      ['', '', '031'],
      ['123456', '', '031'],
      ['', '654321', '031'],
      ['123456', '000000', '032'],
      ['999999', '654321', '033'],
    ] as const) {
      const codes = { twofactor_token_id, mobile_otp, email_otp };
      expect(await confirmRedemption(on, token, mine, '500', codes)).toMatchObject({ code });
    }
    expect(await readOrder()).toEqual(mine);
  });

  test('with codes of another amount or another order, or with used codes', async () => {
    const [one, other] = [await readOrder(), await readOrder('10000007')];
    const twofactor_token_id = await requestCodes(one, '500');
    expect(await confirmRedemption(on, token, one, '600', { twofactor_token_id })).toMatchObject({ code: '031' });
    expect(await confirmRedemption(on, token, other, '500', { twofactor_token_id })).toMatchObject({ code: '031' });
    expect(await confirmRedemption(on, token, one, '500', { twofactor_token_id })).toMatchObject({ code: '000' });
    await moveClockTo('2026-11-25T09:00:00');
    expect(await confirmRedemption(on, token, one, '500', { twofactor_token_id })).toMatchObject({ code: '032' });
  });

  test('by the exchange or with HTTP 400 for its special amount, and its codes remain usable', async () => {
    const mine = await readOrder();
    expect(await redeem(on, token, mine, '1111')).toMatchObject({ code: '071' });
    expect(await redeem(on, token, mine, '1112')).toMatchObject({
      errors: [{ msg: 'The redemption was refused.' }, { msg: 'Please try again.' }],
    });
    expect(await readOrder()).toEqual(mine);
  });

  test('not for a repeated submission: the same key gets the first answer', async () => {
    const mine = await readOrder();
    const [twofactor_token_id, key] = [await requestCodes(mine, '500'), newSubmissionKey()];
    const first = await confirmRedemption(on, token, mine, '500', { twofactor_token_id }, key);
    expect(await confirmRedemption(on, token, mine, '500', { twofactor_token_id }, key)).toEqual(first);
    expect(await selectNewPayouts().select('id').execute()).toHaveLength(1);
  });
});
