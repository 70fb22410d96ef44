import { beforeEach, describe, expect, test } from 'vitest';
import { dayAt } from '../../kit/days.ts';
import { type Fields } from '../../kit/json.ts';
import { investMore } from '../../testing/checkout/additions.ts';
import { benchPerTest } from '../../testing/bench.ts';
import { readOrderByNumber, placeOrder, resultOf, textField } from '../../testing/journeys.ts';
import { pdfText } from '../../testing/pdf.ts';
import { redeem } from '../../testing/checkout/redemptions.ts';
import { createApprovedMandate, placeSip, readSipList } from '../../testing/checkout/sips.ts';
import { bookingsOf } from './bookings.ts';

const on = benchPerTest();
let token: string;
beforeEach(async () => {
  token = await on.token('9000000101');
});

const readOrder = (number = '10000001') => readOrderByNumber(on, token, number);
const requestStatement = (of: Fields, rest: Fields = {}) =>
  on.ask(
    '/master/order/statement',
    {
      order_registration_no: of['mf_order_registration_no'],
      order_number: of['mf_order_number'],
      order_type: of['mf_order_type'],
      ...rest,
    },
    { token },
  );
const readStatementPdf = async (of: Fields) => textField(resultOf(await requestStatement(of)), 'statement_base64');
const readBookings = async (number: string) => {
  const row = await on.db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
  return { row, booked: await bookingsOf(on.db, row) };
};

describe('a statement', () => {
  test('is a PDF of the order that changes with each booking [OM-306]', async () => {
    const before = await readStatementPdf(await readOrder());
    const said = pdfText(before);
    for (const told of ['Account statement', 'As of 20/11/2026', '(SC01)', '10000001', 'Rs. 3,500.00'])
      expect(said).toContain(told);
    expect(await readStatementPdf(await readOrder())).toBe(before);
    await redeem(on, token, await readOrder(), '1000');
    await on.control('/clock', { set: '2026-11-25T12:00:00+05:30' });
    expect(await readStatementPdf(await readOrder())).not.toBe(before);
  });

  test('lists inflows and outflows, which add up to the units of the order', async () => {
    token = await on.token('9000000100');
    const { mf_order_number: number } = resultOf(await placeOrder(on, token, '5000'));
    await on.control('/advance', { entity: 'order', id: String(number), to: 'paid' });
    await on.control('/clock', { set: '2026-11-23T12:00:00+05:30' });
    await redeem(on, token, await readOrder(String(number)), '1000');
    await on.control('/clock', { set: '2026-11-27T12:00:00+05:30' });
    const { row, booked } = await readBookings(String(number));
    expect(booked.map(({ kind, number: of, amount, day }) => [day, kind, of, amount])).toEqual([
      ['2026-11-20', 'purchase', String(number), 5_000_000],
      ['2026-11-23', 'redemption', '', -1_000_000],
    ]);
    expect(booked.reduce((sum, { units }) => sum + units, 0)).toBeCloseTo(row.units, 8);
    expect(row.units).toBeGreaterThan(0);
  });

  test('lists every instalment of a SIP; an additional order has a separate statement', async () => {
    token = await on.token('9000000100');
    await placeSip(on, token, await createApprovedMandate(on, token));
    await on.control('/clock', { set: '2027-01-08T12:00:00+05:30' });
    const [sip = {}] = await readSipList(on, token);
    const row = await on.db
      .selectFrom('orders')
      .selectAll()
      .where('registration_no', '=', textField(sip, 'mf_order_registration_no'))
      .where('type', '=', 'xsip')
      .executeTakeFirstOrThrow();
    const booked = await bookingsOf(on.db, row);
    expect(booked.map(({ amount }) => amount)).toEqual([5_000_000, 5_000_000]);
    expect(booked.every(({ day }) => day > dayAt(row.created_at))).toBe(true);
    expect(booked.reduce((sum, { units }) => sum + units, 0)).toBeCloseTo(row.units, 8);
    await investMore(on, token, sip, '5000');
    expect(await bookingsOf(on.db, row)).toEqual(booked);
    expect(atob(await readStatementPdf({ ...sip, mf_order_type: 'XSIP' })).slice(0, 5)).toBe('%PDF-');
  });

  test('is empty, not a document, or missing, by the last digits of the order number', async () => {
    expect(await readStatementPdf(await readOrder('10000090'))).toBe('');
    expect(atob(await readStatementPdf(await readOrder('10000091')))).not.toContain('%PDF');
    expect(await requestStatement(await readOrder('10000092'))).toMatchObject({ code: '061' });
  });

  test('is missing for an order without units, under another type, or of another investor', async () => {
    expect(await requestStatement(await readOrder('10000002'))).toMatchObject({ code: '061' });
    const mine = await readOrder();
    expect(await requestStatement(mine, { order_type: 'xsip' })).toMatchObject({ code: '061' });
    expect(await requestStatement(mine, { order_registration_no: '' })).toMatchObject({ code: '061' });
    token = await on.token('9000000110');
    expect(await requestStatement(mine)).toMatchObject({ code: '061' });
  });
});
