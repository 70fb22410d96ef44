import { describe, expect, test } from 'vitest';
import { findEarliestTask } from '../../ground/due.ts';
import { systemRandom } from '../../kit/random.ts';
import {
  benchForRows,
  createOrderRow,
  createPayoutRow,
  insertOrders,
  readHistory,
  readMails,
  readOrder,
  setNavs,
} from '../../testing/order-rows.ts';
import { type OrderRow } from '../records/order-tables.ts';
import { type PayoutRow } from '../records/schedule-tables.ts';
import { createPayoutSource } from './payouts.ts';
import { accountDescription, dueRedemptions, requestRedemption } from './redemptions.ts';

const on = benchForRows();
const at = (moment: string) => Date.parse(`${moment}+05:30`);
/** Friday, after the cut-off: the NAV of Monday 23 November, money on Thursday 26 November. */
const REQUESTED = at('2026-11-20T16:00:00');
const CREDIT = at('2026-11-26T09:00:00');
const bank = '{"beneficiary_bank_name":"HDFC Bank","beneficiary_account_no":"50100012345678"}';
const held = createOrderRow('order', { state: 'allotted', units: 100, invested: 8_000_000, bank });
const payouts = () => on.db.selectFrom('payouts').selectAll().orderBy('id').execute();
const messages = async () => (await readHistory(on.db, 'order')).map(({ message }) => message);

test('the account of an order is named by its bank and the end of its number', () => {
  expect(accountDescription(held)).toBe('HDFC Bank account ending 5678');
  for (const unknown of ['{}', '{"beneficiary_bank_name":"HDFC Bank"}', '{"beneficiary_account_no":"5010"}'])
    expect(accountDescription({ ...held, bank: unknown })).toBe('your bank account');
});

describe('a requested redemption', () => {
  const request = async (change: Partial<OrderRow>, amount: number, isWhole: boolean) => {
    const row = { ...held, ...change };
    await insertOrders(on.db, row);
    return requestRedemption(on.db, row, { amount, isWhole }, { now: REQUESTED, random: systemRandom });
  };

  test('of a part has the NAV day, the credit three working days later, and a notice', async () => {
    const answer = await request({ terms: '{"exitLoad":1}' }, 2_000_000, false);
    const [payout] = await payouts();
    expect(payout?.id).toMatch(/^out_/);
    expect(payout).toMatchObject({
      client_id: held.client_id,
      order_id: 'order',
      schedule_id: '',
      position: 1,
      amount: 2_000_000,
      credited: 1_980_000,
      state: 'requested',
      requested_at: REQUESTED,
      due_at: CREDIT,
      nav_day: '2026-11-23',
      is_whole: 0,
      units: 0,
      cost: 0,
    });
    const notice =
      '<h3>Redemption requested</h3>' +
      '<p>Units for ₹2,000 are redeemed at the NAV of 23 Nov 2026.</p>' +
      '<p>₹1,980, after an exit load of ₹20, will be in HDFC Bank account ending 5678 by 26 Nov 2026.</p>';
    expect(answer).toEqual({ ...held, terms: '{"exitLoad":1}', notice, state: 'redeem_requested' });
    expect(await readOrder(on.db, 'order')).toEqual(answer);
    expect(await messages()).toEqual(['Redemption requested: ₹2,000']);
    expect(await readMails(on)).toEqual(['Redemption requested: ₹8,000 in Amaltas Flexi Cap Fund (order N-order).']);
  });

  test('of everything sells the units of now, and its amounts are approximate', async () => {
    const { notice } = await request({ terms: '{"exitLoad":1}' }, 8_000_000, true);
    expect(await payouts()).toMatchObject([{ is_whole: 1, units: 100 }]);
    expect(notice).toContain('Units for about ₹8,000 are redeemed');
    expect(notice).toContain('<p>About ₹7,920, after an exit load of about ₹80, will be in');
  });

  test('without an exit load mentions none', async () => {
    const { notice } = await request({}, 2_000_000, false);
    expect(notice).toContain('<p>₹2,000 will be in HDFC Bank account ending 5678 by 26 Nov 2026.</p>');
  });

  test('of a plan leaves its state, because the instalments continue', async () => {
    expect(await request({ type: 'xsip' }, 2_000_000, false)).toMatchObject({ state: 'allotted' });
    expect(await readOrder(on.db, 'order')).toMatchObject({ state: 'allotted' });
  });
});

describe('the credit of a redemption', () => {
  const credit = async (change: Partial<OrderRow>, payout: Partial<PayoutRow>) => {
    await setNavs(on.db, { '2026-11-20': 80, '2026-11-23': 100 });
    await insertOrders(on.db, { ...held, state: 'redeem_requested', notice: 'Note', ...change });
    await on.db
      .insertInto('payouts')
      .values([createPayoutRow('one', { due_at: CREDIT, ...payout }), createPayoutRow('other', { order_id: 'other' })])
      .execute();
    const due = await findEarliestTask([dueRedemptions], on.db, CREDIT);
    await due?.run(on.db, systemRandom);
    return (await payouts())[0];
  };

  test('sells units at the NAV of their day and pays the amount after the exit load', async () => {
    expect(await credit({ terms: '{"exitLoad":1}' }, {})).toMatchObject({
      state: 'credited',
      due_at: null,
      amount: 2_000_000,
      credited: 1_980_000,
      units: 20,
      cost: 1_600_000,
      nav_day: '2026-11-23',
    });
    expect(await readOrder(on.db, 'order')).toMatchObject({
      units: 80,
      invested: 6_400_000,
      state: 'allotted',
      notice: '',
    });
    const line = 'Redeemed: ₹1,980 credited after an exit load of ₹20';
    expect(await readHistory(on.db, 'order')).toEqual([{ position: 1, message: line, at: CREDIT }]);
    expect(await readMails(on)).toEqual([`${line}: ₹8,000 in Amaltas Flexi Cap Fund (order N-order).`]);
    expect((await payouts())[1]).toMatchObject({ state: 'requested' });
  });

  test('without an exit load mentions none, and of everything ends the order', async () => {
    await credit({}, { is_whole: 1, units: 100, amount: 8_000_000 });
    expect((await payouts())[0]).toMatchObject({ amount: 10_000_000, credited: 10_000_000, cost: 8_000_000 });
    expect(await readOrder(on.db, 'order')).toMatchObject({ state: 'redeemed_full', units: 0, invested: 0 });
    expect(await messages()).toEqual(['Redeemed: ₹10,000 credited']);
  });

  test('of a plan leaves its state', async () => {
    await credit({ type: 'xsip', state: 'paused' }, {});
    expect(await readOrder(on.db, 'order')).toMatchObject({ state: 'paused', units: 80 });
  });
});

describe('a source of due payouts', () => {
  test('finds the earliest of its kind, up to the moment itself', async () => {
    const paid: [string, number][] = [];
    const source = (kind: '=' | '!=') =>
      createPayoutSource(kind, (_db, { id }, moment) => {
        paid.push([id, moment]);
        return Promise.resolve();
      });
    await on.db
      .insertInto('payouts')
      .values([
        createPayoutRow('c', { due_at: CREDIT }),
        createPayoutRow('b', { due_at: CREDIT }),
        createPayoutRow('a', { due_at: CREDIT + 1 }),
        createPayoutRow('swp', { due_at: CREDIT + 2, schedule_id: 'plan' }),
        createPayoutRow('none', { due_at: null }),
      ])
      .execute();
    expect(await findEarliestTask([source('=')], on.db, CREDIT - 1)).toBeUndefined();
    expect(await findEarliestTask([source('!=')], on.db, CREDIT + 1)).toBeUndefined();
    const tasks = [
      await findEarliestTask([source('=')], on.db, CREDIT + 9),
      await findEarliestTask([source('!=')], on.db, CREDIT + 2),
    ];
    expect(tasks.map((task) => task?.at)).toEqual([CREDIT, CREDIT + 2]);
    for (const task of tasks) await task?.run(on.db, systemRandom);
    expect(paid).toEqual([
      ['b', CREDIT],
      ['swp', CREDIT + 2],
    ]);
  });
});
