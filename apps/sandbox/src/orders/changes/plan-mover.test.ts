import { describe, expect, test } from 'vitest';
import { type Fields } from '../../kit/json.ts';
import { benchPerTest } from '../../testing/bench.ts';
import { listField, readOrderByNumber, textField } from '../../testing/journeys.ts';

const on = benchPerTest();
const moveClockTo = (day: string) => on.control('/clock', { set: `${day}T12:00:00+05:30` });
const readToken = () => on.token('9000000101');
const readOrder = async (number: string): Promise<Fields> => readOrderByNumber(on, await readToken(), number);
const readPlans = async (order_type: string) =>
  listField(await on.ask('/order/list', { order_type }, { token: await readToken() }));
const lastHistoryLine = (order: Fields) => textField(listField(order, 'order_list').at(-1) ?? {}, 'mf_order_message');

test('the seeded STP runs by the clock from its source to its target until the source is empty', async () => {
  const [before] = await readPlans('stp');
  expect(await readOrder('10000091')).toMatchObject({ mf_order_stp_enabled: true, mf_order_redeemable_amount: 3000 });
  await moveClockTo('2026-12-20');
  const [after] = await readPlans('stp');
  expect(Number(after?.['mf_order_overall_investment_amount'])).toBe(
    Number(before?.['mf_order_overall_investment_amount']) + 1000,
  );
  expect(await readOrder('10000091')).toMatchObject({ mf_order_redeemable_amount: 2000 });
  await moveClockTo('2027-06-20');
  expect(lastHistoryLine((await readPlans('stp'))[0] ?? {})).toBe('The source is empty: no further transfer is made');
});

describe('a plan that is moved by hand', () => {
  test.each([
    ['sip', 'xsip', 'R10000013'],
    ['stp', 'stp', 'R10000018'],
    ['swp', 'single', '10000005'],
  ] as const)('carries out its next occurrence at once, and can be cancelled (%s)', async (entity, list, id) => {
    const findPlan = async () =>
      (await readPlans(list)).find((order) =>
        [order['mf_order_registration_no'], order['mf_order_number']].includes(id),
      ) ?? {};
    const countHistoryLines = async () => listField(await findPlan(), 'order_list').length;
    const before = await countHistoryLines();
    expect(await on.control('/advance', { entity, id, to: 'due' })).toMatchObject({ next: ['due', 'cancelled'] });
    expect(await countHistoryLines()).toBeGreaterThan(before);
    expect(await on.controlStatus('/advance', { entity, id, to: 'completed' })).toBe(409);
    await on.control('/advance', { entity, id, to: 'cancelled' });
    expect(JSON.stringify((await findPlan())['order_list'])).toMatch(/cancelled/i);
    expect(await on.controlStatus('/advance', { entity, id, to: 'due' })).toBe(404);
  });
});
