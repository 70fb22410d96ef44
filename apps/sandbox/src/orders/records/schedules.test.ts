import { describe, expect, test } from 'vitest';
import { benchPerTest } from '../../testing/bench.ts';
import { listField, createPaymentRequest } from '../../testing/journeys.ts';

const on = benchPerTest();

const PERSONA = 'CUST00000101';
const createCopy = async (mobile: string) => {
  await on.token(mobile, '9000000101');
  return on.db.selectFrom('clients').selectAll().where('mobile', '=', mobile).executeTakeFirstOrThrow();
};

describe('the seeded plans', () => {
  const readPlans = (client: string) =>
    on.db
      .selectFrom('schedules')
      .innerJoin('orders', 'orders.id', 'schedules.order_id')
      .leftJoin('mandates', 'mandates.id', 'schedules.mandate_row_id')
      .select(['schedules.kind', 'schedules.state', 'schedules.amount', 'schedules.made', 'mandates.number'])
      .where('schedules.client_id', '=', client)
      .where('orders.client_id', '=', client)
      .orderBy('orders.position')
      .execute();

  const plans = [
    { kind: 'swp', state: 'running', amount: 1_000_000, made: 2, number: null },
    { kind: 'sip', state: 'running', amount: 5_000_000, made: 2, number: 'M1001' },
    { kind: 'sip', state: 'running', amount: 5_000_000, made: 1, number: null },
    { kind: 'sip', state: 'running', amount: 5_000_000, made: 2, number: 'M1001' },
    { kind: 'sip', state: 'waiting', amount: 5_000_000, made: 0, number: 'M1005' },
    { kind: 'sip', state: 'running', amount: 5_000_000, made: 2, number: null },
    { kind: 'stp', state: 'running', amount: 1_000_000, made: 3, number: null },
  ];

  test('are separate rows, with the mandates that pay them', async () => {
    expect(await readPlans(PERSONA)).toEqual(plans);
  });

  test('are copied with a persona, mandates, installments and payouts included', async () => {
    const copy = await createCopy('9811111111');
    expect(await readPlans(copy.id)).toEqual(plans);
    const countRows = async (table: 'mandates' | 'payouts' | 'orders', client: string) =>
      (await on.db.selectFrom(table).select('id').where('client_id', '=', client).execute()).length;
    expect([await countRows('mandates', copy.id), await countRows('payouts', copy.id)]).toEqual([9, 2]);
    expect(await countRows('orders', copy.id)).toBe(await countRows('orders', PERSONA));
    await createCopy('9811111111');
    expect(await readPlans(copy.id)).toEqual([]);
  });
});

test('the payable order of a SIP is its first unpaid instalment', async () => {
  const token = await on.token('9000000101');
  const readSipOrders = async () => listField(await on.ask('/order/list', { order_type: 'xsip' }, { token }));
  const payable = (await readSipOrders()).find((order) => order['mf_order_is_paynow'] === true) ?? {};
  expect(payable).toMatchObject({ mf_order_pay_amount: 5000, mf_child_order_information: { orderNumber: '10000022' } });
  const installment = { ...payable, mf_order_number: '10000022' };
  const paid = await on.ask(
    '/order/payment/initiate',
    createPaymentRequest(installment, '5000', { payment_mode: 'UPI', upi_id: 'success@upi' }),
    {
      token,
    },
  );
  expect(paid).toMatchObject({ code: '000', order_number: '10000022' });
  expect((await readSipOrders()).filter((order) => order['mf_order_is_paynow'] === true)).toEqual([]);
});
