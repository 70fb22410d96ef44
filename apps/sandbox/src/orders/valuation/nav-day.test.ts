import { beforeEach, describe, expect, test } from 'vitest';
import { readNavOfDay } from '../../catalogue/port.ts';
import { addDays, dayAt, formatTextDay, formatWireDay } from '../../kit/days.ts';
import { type Fields } from '../../kit/json.ts';
import { investMore } from '../../testing/checkout/additions.ts';
import { benchPerTest } from '../../testing/bench.ts';
import { readOrderByNumber, placeOrder, required, resultOf, textField } from '../../testing/journeys.ts';
import { readStatementLines, type StatementLine } from '../../testing/statement-lines.ts';
import { redeem } from '../../testing/checkout/redemptions.ts';
import { createApprovedMandate, placeSip, readSipList } from '../../testing/checkout/sips.ts';
import { registerSwp } from '../../testing/checkout/swps.ts';
import { createValidStp, registerStp, readStpList } from '../../testing/checkout/transfers.ts';

const on = benchPerTest();
let token: string;
beforeEach(async () => {
  token = await on.token('9000000100');
});

/** By this day every order has its units and its money, and no monthly plan has started another month. */
const SETTLED = '2026-12-31T12:00:00+05:30';
const moveClockTo = (moment: string) => on.control('/clock', { set: moment });

const readStatement = (order: Fields): Promise<readonly StatementLine[]> => readStatementLines(on, token, order);

/** NAV of a day in the chart of a scheme; the NAV of the last day before it if that day has none. */
const readChartedNav = async (scheme: string, wire: string): Promise<number> => {
  const body = { param_isin: '', param_scheme_code: scheme, param_scheme_name: '' };
  const { nav_data_list } = await on.ask('/master/scheme/statistics', body, { token });
  const day = Date.parse(wire.split('/').reverse().join('-'));
  return (nav_data_list as readonly (readonly [number, number])[]).findLast(([stamp]) => stamp <= day)?.[1] ?? NaN;
};

const SCHEME = 'SC01';
const TARGET = 'SC21';

const payOrder = async (answer: Fields): Promise<string> => {
  const number = textField(resultOf(answer), 'mf_order_number');
  await on.control('/advance', { entity: 'order', id: number, to: 'paid' });
  return number;
};
const readOrder = (number: string): Promise<Fields> => readOrderByNumber(on, token, number);
const buyScheme = async (amount: string, scheme = SCHEME): Promise<string> =>
  payOrder(await placeOrder(on, token, amount, scheme));

/** Places an order that has units before the moments of the table. */
const placeAllottedOrder = async (): Promise<string> => {
  const number = await buyScheme('20000');
  await moveClockTo('2026-11-24T12:00:00+05:30');
  return number;
};

const carryOutNow = async (entity: string, registration: unknown): Promise<void> => {
  expect(await on.control('/advance', { entity, id: String(registration), to: 'due' })).toMatchObject({ state: 'due' });
};

interface OrderWithScheme {
  readonly order: Fields;
  readonly scheme: string;
}

/** Places a kind of order at a moment and returns a reader of the orders with its NAV on their statements. */
type OrderPlacement = (at: string) => Promise<() => Promise<readonly OrderWithScheme[]>>;

const orderPlacements: Readonly<Record<string, OrderPlacement>> = {
  'a lumpsum': async (at) => {
    await moveClockTo(at);
    const number = await buyScheme('8000');
    return async () => [{ order: await readOrder(number), scheme: SCHEME }];
  },
  'more money into an order': async (at) => {
    const first = await placeAllottedOrder();
    await moveClockTo(at);
    const number = await payOrder(await investMore(on, token, await readOrder(first), '8000'));
    return async () => [{ order: await readOrder(number), scheme: SCHEME }];
  },
  'an installment of a SIP': async (at) => {
    await placeSip(on, token, await createApprovedMandate(on, token));
    const readSip = async () => (await readSipList(on, token))[0] ?? {};
    await moveClockTo(at);
    await carryOutNow('sip', (await readSip())['mf_order_registration_no']);
    return async () => [{ order: await readSip(), scheme: SCHEME }];
  },
  'a redemption': async (at) => {
    const number = await placeAllottedOrder();
    await moveClockTo(at);
    expect(await redeem(on, token, await readOrder(number), '8000')).toMatchObject({ code: '000' });
    return async () => [{ order: await readOrder(number), scheme: SCHEME }];
  },
  'a payout of a SWP': async (at) => {
    const number = await placeAllottedOrder();
    expect(await registerSwp(on, token, await readOrder(number), { swp_date: '07/12/2026' })).toMatchObject({
      code: '000',
    });
    await moveClockTo(at);
    await carryOutNow('swp', number);
    return async () => [{ order: await readOrder(number), scheme: SCHEME }];
  },
  'a transfer of a STP': async (at) => {
    const number = await placeAllottedOrder();
    await registerStp(on, token, await createValidStp(on, token, await readOrder(number), {}, TARGET));
    const readStp = async () => (await readStpList(on, token))[0] ?? {};
    await moveClockTo(at);
    await carryOutNow('stp', (await readStp())['mf_order_registration_no']);
    return async () => [
      { order: await readOrder(number), scheme: SCHEME },
      { order: await readStp(), scheme: TARGET },
    ];
  },
};

/** The market is open on the 25th: neither the sandbox nor the pages know holidays. */
const moments = [
  ['before the cut-off of a working day', '2026-12-10T11:00:00+05:30', '10/12/2026'],
  ['in the last minute of the cut-off', '2026-12-10T15:00:59+05:30', '10/12/2026'],
  ['after the cut-off of a working day', '2026-12-10T15:01:00+05:30', '11/12/2026'],
  ['after the cut-off of a Friday', '2026-12-11T16:00:00+05:30', '14/12/2026'],
  ['on a Saturday', '2026-12-12T10:00:00+05:30', '14/12/2026'],
  ['on a Sunday', '2026-12-13T10:00:00+05:30', '14/12/2026'],
  ['on a holiday in the middle of the week', '2026-12-25T10:00:00+05:30', '25/12/2026'],
] as const;

/** Day of a line of the statement, as the texts of the provider name it. */
const textDayOf = (wireDay: string) => formatTextDay(wireDay.split('/').reverse().join('-'));

/** The amount of a line is its units times the NAV of its day; units are printed with four decimals. */
const expectPriced = async (line: StatementLine, scheme: string): Promise<void> => {
  const nav = await readChartedNav(scheme, line.day);
  expect(line.nav, `${line.description} of ${line.day}`).toBe(nav);
  expect(Math.abs(line.units * nav - line.amount), `${line.description} of ${line.day}`).toBeLessThan(nav * 0.000051);
};

describe.each(Object.entries(orderPlacements))('%s', (_, place) => {
  test.each(moments)('%s gets the NAV of the named day, and its units match that NAV', async (_when, at, day) => {
    const read = await place(at);
    await moveClockTo(SETTLED);
    for (const { order, scheme } of await read()) {
      const lines = await readStatement(order);
      expect(lines.at(-1)?.day).toBe(day);
      for (const line of lines) await expectPriced(line, scheme);
      const named = JSON.stringify(order['order_list']).match(/NAV of \d{1,2} \w{3} \d{4}/g) ?? [];
      for (const one of named) expect(lines.map((line) => `NAV of ${textDayOf(line.day)}`)).toContain(one);
    }
  });
});

test.each(moments)('a redemption %s names the day in its answer before it is carried out', async (_, at, day) => {
  const number = await placeAllottedOrder();
  await moveClockTo(at);
  const { mf_order_notification_message } = resultOf(await redeem(on, token, await readOrder(number), '8000'));
  expect(mf_order_notification_message).toContain(`at the NAV of ${textDayOf(day)}`);
});

test.each([
  ['2026-12-10T13:30:00+05:30', '09/12/2026', '2026-12-11'],
  ['2026-12-10T13:31:00+05:30', '10/12/2026', '2026-12-14'],
  ['2026-12-12T10:00:00+05:30', '13/12/2026', '2026-12-15'],
])(
  'a purchase of a liquid fund that is paid at %s gets the NAV of %s, the day before it is dealt, and its units on %s',
  async (at, day, units) => {
    await moveClockTo(at);
    const number = textField(resultOf(await placeOrder(on, token, '8000', SCHEME)), 'mf_order_number');
    await on.db
      .updateTable('orders')
      .set({ terms: JSON.stringify({ purchaseCutOff: '13:30:00' }) })
      .where('number', '=', number)
      .execute();
    await on.control('/advance', { entity: 'order', id: number, to: 'paid' });
    await moveClockTo(`${addDays(units, -1)}T23:59:00+05:30`);
    expect(await readOrder(number)).toMatchObject({ mf_order_is_allotted: false });
    await moveClockTo(`${units}T23:59:00+05:30`);
    expect(await readOrder(number)).toMatchObject({ mf_order_is_allotted: true });
    const lines = await readStatement(await readOrder(number));
    expect(lines.map((line) => line.day)).toEqual([day]);
    for (const line of lines) await expectPriced(line, SCHEME);
  },
);

test.each([
  ['2026-12-10T11:00:00+05:30', '2026-12-11'],
  ['2026-12-10T15:01:00+05:30', '2026-12-14'],
  ['2026-12-12T10:00:00+05:30', '2026-12-15'],
])('units that are paid at %s are there one working day after their NAV, on %s', async (at, units) => {
  await moveClockTo(at);
  const number = await buyScheme('8000');
  await moveClockTo(`${addDays(units, -1)}T23:59:00+05:30`);
  expect(await readOrder(number)).toMatchObject({ mf_order_is_allotted: false });
  await moveClockTo(`${units}T23:59:00+05:30`);
  expect(await readOrder(number)).toMatchObject({ mf_order_is_allotted: true });
});

test('an order that is allotted by hand on the day of its payment gets the NAV that is published that evening', async () => {
  const number = await buyScheme('8000');
  await on.control('/advance', { entity: 'order', id: number, to: 'allotted' });
  const today = dayAt(Date.parse('2026-11-20T12:00:00+05:30'));
  // Its NAV is not published yet: the worth is that at the NAV of the day before.
  const [yesterday, published] = [
    await readChartedNav(SCHEME, '19/11/2026'),
    (await readNavOfDay(on.db, SCHEME, today))?.nav ?? NaN,
  ];
  expect((await readOrder(number))['total_returns_amount']).toBeCloseTo((8000 / published) * yesterday, 2);
  await moveClockTo(`${addDays(today, 1)}T12:00:00+05:30`);
  const order = await readOrder(number);
  const [line] = await readStatement(order);
  expect(line).toMatchObject({ day: formatWireDay(today) });
  expect(order).toMatchObject({ total_returns_amount: 8000 });
  if (line) await expectPriced(line, SCHEME);
});

test('a NAV history that ends before the day gives the NAV of its last day, under that date', async () => {
  const points = [
    [Date.parse('2026-12-03') / 86_400_000, 100],
    [Date.parse('2026-12-07') / 86_400_000, 125],
  ];
  await on.db
    .insertInto('nav_histories')
    .values({ scheme_code: SCHEME, points: JSON.stringify(points) })
    .execute();
  await on.db
    .updateTable('schemes')
    .set({ nav: JSON.stringify({ kind: 'history' }) })
    .where('code', '=', SCHEME)
    .execute();
  await moveClockTo('2026-12-10T11:00:00+05:30');
  const number = await buyScheme('8000');
  await moveClockTo('2026-12-14T12:00:00+05:30');
  expect(await readStatement(await readOrder(number))).toMatchObject([{ day: '07/12/2026', nav: 125, units: 64 }]);
});

test('an order that was paid before NAV days were stored gets the newest NAV, and names its day', async () => {
  await moveClockTo('2026-12-10T11:00:00+05:30');
  const number = await buyScheme('8000');
  await on.db.updateTable('orders').set({ nav_day: '' }).where('number', '=', number).execute();
  await moveClockTo('2026-12-14T12:00:00+05:30');
  const lines = await readStatement(await readOrder(number));
  expect(lines.map((line) => line.day)).toEqual(['10/12/2026']);
  for (const line of lines) await expectPriced(line, SCHEME);
});

describe('units of a liquid fund', () => {
  /** Gives a redeemable liquid fund a sub-category, and returns its code. */
  const setSubCategory = async (subCategory: string): Promise<string> => {
    const rows = await on.db.selectFrom('schemes').select(['code', 'entry', 'traits']).orderBy('position').execute();
    const found = rows.find(
      ({ entry, traits }) => entry.includes('"sub_category":"Liquid Fund"') && /"lumpsum":\{.*"swp":"Y"/.test(traits),
    );
    const { code, entry } = required(found, 'liquid fund');
    const changed = entry.replace('"sub_category":"Liquid Fund"', `"sub_category":"${subCategory}"`);
    await on.db.updateTable('schemes').set({ entry: changed }).where('code', '=', code).execute();
    return code;
  };

  const readPayout = () =>
    on.db.selectFrom('payouts').select(['nav_day', 'due_at']).orderBy('requested_at', 'desc').executeTakeFirstOrThrow();

  test.each([
    ['Liquid Fund', '2026-12-11T14:00:00+05:30', '13/12/2026', '2026-12-16'],
    ['Liquid Fund', '2026-12-11T15:01:00+05:30', '14/12/2026', '2026-12-17'],
    ['Overnight Fund', '2026-12-11T18:59:00+05:30', '13/12/2026', '2026-12-16'],
  ])('of a %s that are redeemed at %s have the NAV of %s and are credited on %s', async (kind, at, day, credit) => {
    const scheme = await setSubCategory(kind);
    const number = await buyScheme('8000', scheme);
    await moveClockTo('2026-12-04T12:00:00+05:30');
    await moveClockTo(at);
    await redeem(on, token, await readOrder(number), '3000');
    expect(dayAt((await readPayout()).due_at ?? 0)).toBe(credit);
    await moveClockTo(SETTLED);
    const [, sold] = await readStatement(await readOrder(number));
    expect(sold).toMatchObject({ day, amount: -3000 });
    if (sold) await expectPriced(sold, scheme);
    expect((await readChartedNav(scheme, day)) > (await readChartedNav(scheme, '11/12/2026'))).toBe(true);
  });

  test('are sold for a SWP at the NAV of the Sunday before the next business day', async () => {
    const number = await buyScheme('8000', await setSubCategory('Liquid Fund'));
    await moveClockTo('2026-12-01T12:00:00+05:30');
    await registerSwp(on, token, await readOrder(number), { swp_amount: '1000', swp_date: '11/12/2026' });
    await moveClockTo('2026-12-11T12:00:00+05:30');
    const { nav_day, due_at } = await readPayout();
    expect([nav_day, dayAt(due_at ?? 0)]).toEqual(['2026-12-13', '2026-12-16']);
  });
});
