import { beforeEach, describe, expect, test } from 'vitest';
import { type Fields } from '../../kit/json.ts';
import { benchPerTest, newSubmissionKey } from '../../testing/bench.ts';
import {
  listField,
  readOrderByNumber,
  placeOrder,
  resultOf,
  textField,
  requestTwoFactorId,
} from '../../testing/journeys.ts';
import { readSipList } from '../../testing/checkout/sips.ts';
import { cancelSwp, createSwp, registerSwp } from '../../testing/checkout/swps.ts';

const on = benchPerTest();
let token: string;
beforeEach(async () => {
  token = await on.token('9000000101');
});

const readOrder = (number = '10000001'): Promise<Fields> => readOrderByNumber(on, token, number);
const readHistory = async (number?: string): Promise<string[]> =>
  listField(await readOrder(number), 'order_list').map((line) => textField(line, 'mf_order_message'));
const moveClockTo = (day: string) => on.control('/clock', { set: `${day}T12:00:00+05:30` });

describe('a registered SWP', () => {
  test('runs on its order, is in the answered list, and pays out from its first day [OM-297]', async () => {
    const answer = await registerSwp(on, token, await readOrder());
    expect(answer).toMatchObject({ code: '000', messageText: 'Your SWP is registered.' });
    expect(listField(answer).find(({ mf_order_number: number }) => number === '10000001')).toMatchObject({
      mf_order_swp_enabled: true,
      is_swp_allowed: false,
      mf_order_swp_information: {
        swp_frequency: 'MONTHLY',
        swp_amount: 1000,
        swp_no_of_installments: 12,
        swp_installments_made: 0,
        swp_date: '01/12/2026',
        swp_next_date: '01/12/2026',
        created_date: '2026-11-20T12:00:00+05:30',
      },
    });
    await moveClockTo('2026-12-01');
    expect(await readOrder()).toMatchObject({
      mf_order_redeemable_amount: 3000,
      mf_order_swp_information: { swp_installments_made: 1, swp_next_date: '01/01/2027' },
    });
  });

  test('deducts the exit load from each payout', async () => {
    await on.db.updateTable('orders').set({ terms: '{"exitLoad":1}' }).where('number', '=', '10000001').execute();
    await registerSwp(on, token, await readOrder(), { swp_amount: '2000' });
    await moveClockTo('2026-12-05');
    expect((await readHistory()).slice(-2)).toEqual([
      'SWP payout 1 of 12: ₹2,000 at the NAV of 1 Dec 2026',
      'SWP payout 1 of 12: ₹1,980 credited after an exit load of ₹20',
    ]);
  });

  test('with a daily frequency pays nothing out at a weekend', async () => {
    const readSipOrder = async () =>
      (await readSipList(on, token)).find(({ mf_order_folio_no: folio }) => folio === '12345') ?? {};
    const body = { swp_frequency: 'DAILY', swp_amount: '500', swp_date: '05/12/2026', swp_no_of_installments: 6 };
    expect(await registerSwp(on, token, await readSipOrder(), body)).toMatchObject({ code: '000' });
    await moveClockTo('2026-12-31');
    const days = await on.db
      .selectFrom('payouts')
      .select('nav_day')
      .where('order_id', '=', String((await readSipOrder())['order_id']))
      .orderBy('position')
      .execute();
    expect(days.map(({ nav_day }) => nav_day.slice(8))).toEqual(['07', '08', '09', '10', '11', '14']);
  });

  test('pays out the remaining amount and ends if the units run out early', async () => {
    await registerSwp(on, token, await readOrder(), { swp_amount: '1500', swp_no_of_installments: 24 });
    await moveClockTo('2027-06-01');
    expect((await readHistory()).filter((line) => line.includes('SWP') && !line.includes('credited')).slice(1)).toEqual(
      [
        'SWP payout 1 of 24: ₹1,500 at the NAV of 1 Dec 2026',
        'SWP payout 2 of 24: ₹1,500 at the NAV of 1 Jan 2027',
        'SWP payout 3 of 24: ₹1,000 at the NAV of 1 Feb 2027',
        'SWP ended: nothing is left to pay out',
      ],
    );
    expect(await readOrder()).toMatchObject({
      mf_order_swp_enabled: false,
      is_swp_allowed: false,
      mf_order_redeemable_amount: 0,
      mf_order_message: 'Redeemed',
    });
  });

  test('is offered from the first allotment in a scheme without its own limits', async () => {
    token = await on.token('9000000100');
    const { mf_order_number: number } = resultOf(await placeOrder(on, token));
    const placed = await readOrder(String(number));
    expect(placed).toMatchObject({ is_swp_allowed: false, minimum_swp_amount: 500, maximum_swp_amount: 0 });
    expect(await registerSwp(on, token, placed)).toMatchObject({ code: '020' });
    await on.control('/advance', { entity: 'order', id: String(number), to: 'paid' });
    await on.control('/clock', { advance_working_days: 1 });
    const held = await readOrder(String(number));
    expect(held).toMatchObject({ is_swp_allowed: true });
    expect(await registerSwp(on, token, held, { swp_amount: '4000' })).toMatchObject({ code: '000' });
  });
});

describe('a SWP is refused', () => {
  test.each([
    ['less than its minimum', { swp_amount: '499' }],
    ['more than its maximum', { swp_amount: '5001' }],
    ['more than can be redeemed', { swp_amount: '4001' }],
    ['no amount', { swp_amount: '1e3' }],
    ['a number of instalments that is not offered', { swp_no_of_installments: 7 }],
    ['a frequency that is not offered', { swp_frequency: 'DAILY' }],
    ['the seventh day from now', { swp_date: '27/11/2026' }],
    ['the forty-first day from now', { swp_date: '31/12/2026' }],
    ['a day beyond the end of its month', { swp_date: '31/11/2026' }],
    ['the day 00', { swp_date: '00/12/2026' }],
    ['the month 13', { swp_date: '01/13/2026' }],
    ['a text instead of a day', { swp_date: 'soon' }],
  ])('for %s', async (_what, swp) => {
    expect(await registerSwp(on, token, await readOrder(), swp)).toMatchObject({ code: '051' });
  });

  test('on an excluded day', async () => {
    const [x1 = {}] = (await readSipList(on, token)).filter(({ mf_order_folio_no: folio }) => folio === '12345');
    const [excluded] = x1['swp_exclude_date_list'] as string[];
    expect(await registerSwp(on, token, x1, { swp_date: excluded })).toMatchObject({ code: '051' });
  });

  test('without its code, with a wrong code, and with the code of another action [OM-280]', async () => {
    const twofactor_token_id = await requestTwoFactorId(on, token, 'swp registration');
    for (const mobile_otp of ['', '111111'])
      expect(await createSwp(on, token, await readOrder(), { mobile_otp, twofactor_token_id })).toMatchObject({
        code: '031',
      });
    const other = await requestTwoFactorId(on, token, 'sip order registration');
    expect(await createSwp(on, token, await readOrder(), { twofactor_token_id: other })).toMatchObject({ code: '031' });
    expect(await readOrder()).toMatchObject({ mf_order_swp_enabled: false });
  });

  test('by the exchange for its special amount, and by the flag of an order that has a SWP or offers none [OM-278]', async () => {
    expect(await registerSwp(on, token, await readOrder(), { swp_amount: '1111' })).toMatchObject({ code: '071' });
    for (const number of ['10000005', '123', '10000002'])
      expect(await registerSwp(on, token, await readOrder(number))).toMatchObject({ code: '020' });
  });

  test('for the order of another investor, or under another type', async () => {
    expect(await registerSwp(on, token, { ...(await readOrder()), mf_order_type: 'xsip' })).toMatchObject({
      code: '061',
    });
    const other = await on.token('9000000110');
    expect(await registerSwp(on, other, await readOrder())).toMatchObject({ code: '061' });
  });
});

test('a SWP is registered once for one key', async () => {
  const twofactor_token_id = await requestTwoFactorId(on, token, 'swp registration');
  const key = newSubmissionKey();
  const first = await createSwp(on, token, await readOrder(), { twofactor_token_id }, key);
  const again = await createSwp(
    on,
    token,
    await readOrder(),
    { twofactor_token_id: await requestTwoFactorId(on, token, 'swp registration') },
    key,
  );
  expect(again).toEqual(first);
  const plans = await on.db
    .selectFrom('schedules')
    .select('id')
    .where('kind', '=', 'swp')
    .where('made', '=', 0)
    .execute();
  expect(plans).toHaveLength(1);
});

describe('a cancelled SWP', () => {
  test('makes no further payout, and another SWP can start [OM-279 OM-298]', async () => {
    for (const [pin, code] of [
      ['', '041'],
      ['1111', '041'],
    ] as const)
      expect(await cancelSwp(on, token, await readOrder('10000005'), pin)).toMatchObject({ code });
    const answer = await cancelSwp(on, token, await readOrder('10000005'));
    expect(answer).toMatchObject({ code: '000', messageText: 'Your SWP was cancelled.' });
    expect(listField(answer).find(({ mf_order_number: number }) => number === '10000005')).toMatchObject({
      mf_order_swp_enabled: false,
      is_swp_allowed: true,
    });
    await moveClockTo('2027-03-01');
    expect((await readHistory('10000005')).at(-1)).toBe('SWP cancelled');
    expect(await cancelSwp(on, token, await readOrder('10000005'))).toMatchObject({ code: '020' });
  });

  test('still credits the units that were sold before', async () => {
    await moveClockTo('2026-12-04');
    await cancelSwp(on, token, await readOrder('10000005'));
    await moveClockTo('2026-12-09');
    expect((await readHistory('10000005')).slice(-2)).toEqual(['SWP cancelled', 'SWP payout 3 of 12: ₹1,000 credited']);
  });
});
