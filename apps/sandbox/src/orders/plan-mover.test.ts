import { describe, expect, test } from 'vitest';
import { type Fields } from '../kit/json.ts';
import { benchOfEach } from '../testing/bench.ts';
import { listIn, orderNumbered, textIn } from '../testing/journeys.ts';

const on = benchOfEach();
const moveTo = (day: string) => on.control('/clock', { set: `${day}T12:00:00+05:30` });
const token = () => on.token('9000000101');
const numbered = async (number: string): Promise<Fields> => orderNumbered(on, await token(), number);
const plansOf = async (order_type: string) =>
  listIn(await on.ask('/order/list', { order_type }, { token: await token() }));
const lastLine = (order: Fields) => textIn(listIn(order, 'order_list').at(-1) ?? {}, 'mf_order_message');

test('the seeded STP runs by the clock from its source to its target until the source is empty', async () => {
  const [before] = await plansOf('stp');
  expect(await numbered('10000091')).toMatchObject({ mf_order_stp_enabled: true, mf_order_redeemable_amount: 3000 });
  await moveTo('2026-12-20');
  const [after] = await plansOf('stp');
  expect(Number(after?.['mf_order_overall_investment_amount'])).toBe(
    Number(before?.['mf_order_overall_investment_amount']) + 1000,
  );
  expect(await numbered('10000091')).toMatchObject({ mf_order_redeemable_amount: 2000 });
  await moveTo('2027-06-20');
  expect(lastLine((await plansOf('stp'))[0] ?? {})).toBe('The source is empty: no further transfer is made');
});

describe('a plan that is moved by hand', () => {
  test.each([
    ['sip', 'xsip', 'R10000013'],
    ['stp', 'stp', 'R10000018'],
    ['swp', 'single', '10000005'],
  ] as const)(
    'of the kind %s carries out its next occurrence at once, and can be cancelled',
    async (entity, list, id) => {
      const find = async () =>
        (await plansOf(list)).find((order) =>
          [order['mf_order_registration_no'], order['mf_order_number']].includes(id),
        ) ?? {};
      const lines = async () => listIn(await find(), 'order_list').length;
      const before = await lines();
      expect(await on.control('/advance', { entity, id, to: 'due' })).toMatchObject({ next: ['due', 'cancelled'] });
      expect(await lines()).toBeGreaterThan(before);
      expect(await on.controlStatus('/advance', { entity, id, to: 'completed' })).toBe(409);
      await on.control('/advance', { entity, id, to: 'cancelled' });
      expect(JSON.stringify((await find())['order_list'])).toMatch(/cancelled/i);
      expect(await on.controlStatus('/advance', { entity, id, to: 'due' })).toBe(404);
    },
  );
});
