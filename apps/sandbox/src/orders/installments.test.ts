import { beforeEach, describe, expect, test } from 'vitest';
import { type Fields } from '../kit/json.ts';
import { benchOfEach, newKey } from '../testing/bench.ts';
import { listIn, paymentOf, resultOf, textIn } from '../testing/journeys.ts';
import { approvedMandate, mandateNamed, placeSip, registerMandate, sipList, uploadScan } from '../testing/sips.ts';

const on = benchOfEach();
let token: string;
beforeEach(async () => {
  token = await on.token('9000000100');
});

const moveTo = (day: string) => on.control('/clock', { set: `${day}T12:00:00+05:30` });
const sip = async (): Promise<Fields> => (await sipList(on, token))[0] ?? {};
const history = async (): Promise<unknown[]> =>
  listIn(await sip(), 'order_list').map((line) => line['mf_order_message']);
const lines = async (part: string): Promise<number> =>
  (await history()).filter((line) => typeof line === 'string' && line.includes(part)).length;

describe('a SIP on a mandate', () => {
  test('is debited on its day, allotted a working day later, and again each month', async () => {
    const mandate = await approvedMandate(on, token);
    await placeSip(on, token, mandate);
    await moveTo('2026-12-04');
    expect(await history()).toEqual(['Registered with the exchange']);
    await moveTo('2026-12-06');
    expect(await lines('debited')).toBe(1);
    expect(await sip()).toMatchObject({ mf_order_is_allotted: false, mf_order_folio_no: '' });
    await moveTo('2026-12-08');
    const first = await sip();
    expect(first).toMatchObject({ mf_order_is_allotted: true, mf_order_overall_investment_amount: 5000 });
    expect(textIn(first, 'mf_order_folio_no')).toMatch(/^\d{11}$/);
    await moveTo('2027-02-08');
    expect(await sip()).toMatchObject({
      mf_order_folio_no: first['mf_order_folio_no'],
      mf_order_overall_investment_amount: 15_000,
    });
    expect(await mandateNamed(on, token, mandate)).toMatchObject({ limit_used: 15_000 });
    expect(resultOf(await on.ask('/order/portfolio', {}, { token }))).toMatchObject({
      sip_order_count: 1,
      overall_investment_amount: 15_000,
    });
  });

  test('fails when the limit is used up, sends a mail, and continues to its end', async () => {
    const mandate = await approvedMandate(on, token);
    await placeSip(on, token, mandate, { sip_installment_amount: '10000', sip_no_of_installments: 3 });
    await moveTo('2027-03-01');
    expect(await history()).toEqual([
      'Registered with the exchange',
      `Instalment 1 of 3: ₹ 10,000.00 debited under mandate ${mandate}`,
      expect.stringMatching(/^Units of order \d{8} allotted$/),
      `Instalment 2 of 3: ₹ 10,000.00 debited under mandate ${mandate}`,
      expect.stringMatching(/^Units of order \d{8} allotted$/),
      'Instalment 3 of 3 failed: the limit of the mandate is used up',
      'The last instalment is complete',
    ]);
    expect(await sip()).toMatchObject({
      mf_order_message: 'Completed',
      display_installment_info_html: '<p>3 of 3 instalments processed</p>',
      is_cancel_allowed: false,
      mf_order_is_allotted: true,
      mf_order_overall_investment_amount: 20_000,
    });
    expect(await mandateNamed(on, token, mandate)).toMatchObject({ limit_used: 20_000 });
    const mails = (await on.list('/outbox?to=i100@sandbox.example')).map((mail) => textIn(mail, 'text'));
    expect(mails[0]).toContain('Your SIP is complete');
    expect(mails[1]).toContain('the limit of the mandate is used up');
  });

  test('runs by the clock alone from the scan of its mandate to its last instalment, in list and portfolio', async () => {
    const lists = resultOf(await registerMandate(on, token, 25_000));
    const mandate = textIn(listIn(lists, 'customer_pending_mandate_list')[0] ?? {}, 'mandate_id');
    await uploadScan(on, token, mandate);
    await placeSip(on, token, mandate, { sip_installment_amount: '12500', sip_no_of_installments: 3 });
    const after = async (day: string) => {
      await moveTo(day);
      const { is_processed, limit_used } = await mandateNamed(on, token, mandate);
      const listed = await sip();
      const held = await on.ask('/order/portfolio', {}, { token });
      return [
        is_processed,
        limit_used,
        (await history()).at(-1),
        listed['is_cancel_allowed'],
        listed['mf_order_is_allotted'] === true ? listed['mf_order_overall_investment_amount'] : 0,
        held['is_portfolio_available'] === true ? resultOf(held)['overall_investment_amount'] : 0,
      ];
    };
    const units: unknown = expect.stringMatching(/^Units of order \d{8} allotted$/);
    expect(await after('2026-11-20')).toEqual([false, 0, 'Mandate under approval', true, 0, 0]);
    expect(await after('2026-11-24')).toEqual([true, 0, 'Mandate approved', true, 0, 0]);
    const debit = `Instalment 1 of 3: ₹ 12,500.00 debited under mandate ${mandate}`;
    expect(await after('2026-12-05')).toEqual([true, 12_500, debit, true, 0, 0]);
    expect(await after('2026-12-08')).toEqual([true, 12_500, units, true, 12_500, 12_500]);
    expect(await after('2027-01-08')).toEqual([true, 25_000, units, true, 25_000, 25_000]);
    expect(await after('2027-02-08')).toEqual([true, 25_000, 'The last instalment is complete', false, 25_000, 25_000]);
    expect(await lines('Instalment 3 of 3 failed: the limit of the mandate is used up')).toBe(1);
  });

  test('of many years has the newest history lines and a note in the list, and the whole history in its own view', async () => {
    const mandate = await approvedMandate(on, token);
    await placeSip(on, token, mandate, { sip_installment_amount: '1000', sip_no_of_installments: 24 });
    const eventsIn = (order: Fields) => listIn(order, 'order_list').map((line) => line['mf_order_message']);
    const htmlIn = (order: Fields) => textIn(order, 'modal_transaction_history_html');
    expect(htmlIn(await sip())).not.toContain('newest');
    await moveTo('2029-01-01');
    const listed = await sip();
    const answer = await on.ask(
      '/order/payment/status',
      {
        request_mode: 'order_payment_status',
        order_type: 'xsip',
        order_number: '',
        order_id: textIn(listed, 'order_id'),
        selected_order: listed,
        check_mandate_status: true,
      },
      { token },
    );
    const whole = resultOf(answer);
    // Lines: registered, debited and allotted each month, completed.
    expect(eventsIn(whole)).toHaveLength(50);
    expect(eventsIn(whole)[0]).toBe('Registered with the exchange');
    expect(htmlIn(whole)).not.toContain('newest');
    expect(eventsIn(listed)).toEqual(eventsIn(whole).slice(-12));
    expect(htmlIn(listed)).toContain('<p>The newest 12 of 50 events.</p>');
    expect(htmlIn(listed).split('<tr><td>')).toHaveLength(13);
    const others = ['order_list', 'modal_transaction_history_html'];
    const beside = (order: Fields) => Object.entries(order).filter(([name]) => !others.includes(name));
    expect(beside(listed)).toEqual(beside(whole));
  });

  test('shows no invested amount before its first instalment', async () => {
    await placeSip(on, token, await approvedMandate(on, token));
    expect((await sip())['mf_order_overall_investment_amount']).toBe(0);
  });

  test.each([
    ['4441', 'failed: the account had no balance'],
    ['4442', 'is being processed'],
  ])('with the amount %s: the debit %s', async (sip_installment_amount, said) => {
    await placeSip(on, token, await approvedMandate(on, token), { sip_installment_amount });
    await moveTo('2026-12-10');
    expect(await lines(said)).toBe(1);
    expect(await sip()).toMatchObject({ mf_order_is_allotted: false });
  });

  test('fails while its mandate is switched off', async () => {
    const mandate = await approvedMandate(on, token);
    await placeSip(on, token, mandate);
    await on.control('/advance', { entity: 'mandate', id: mandate, to: 'inactive' });
    await moveTo('2026-12-10');
    expect(await lines('failed: the mandate is not active')).toBe(1);
  });

  test('with several instalments a week is debited on its days', async () => {
    await placeSip(on, token, await approvedMandate(on, token), {
      sip_frequency_type: 'WEEKLY',
      sip_installment_amount: '500',
      sip_no_of_installments: 4,
    });
    await moveTo('2027-01-10');
    const dates = listIn(await sip(), 'order_list')
      .filter((line) => textIn(line, 'mf_order_message').includes('debited'))
      .map((line) => textIn(line, 'created_date').slice(0, 10));
    expect(dates).toEqual(['2026-12-05', '2026-12-12', '2026-12-19', '2026-12-26']);
  });

  test('on a pending mandate starts after the approval, on its next day', async () => {
    await registerMandate(on, token, 75_000);
    const { number: id } = await on.db
      .selectFrom('mandates')
      .select('number')
      .where('client_id', '=', 'CUST00000100')
      .executeTakeFirstOrThrow();
    await uploadScan(on, token, id);
    await placeSip(on, token, id);
    await moveTo('2026-12-20');
    expect(await history()).toEqual(['Registered with the exchange', 'Mandate under approval']);
    await on.control('/advance', { entity: 'mandate', id, to: 'approved' });
    expect(await history()).toEqual(['Registered with the exchange', 'Mandate under approval', 'Mandate approved']);
    await moveTo('2027-01-08');
    expect(await lines('Instalment 1 of 12')).toBe(1);
    expect(await sip()).toMatchObject({ mf_order_is_allotted: true });
  });

  test.each(['rejected', 'cancelled'])('ends when its pending mandate is %s', async (word) => {
    await registerMandate(on, token, 50_000);
    const { number: id } = await on.db
      .selectFrom('mandates')
      .select('number')
      .where('client_id', '=', 'CUST00000100')
      .executeTakeFirstOrThrow();
    await uploadScan(on, token, id);
    await placeSip(on, token, id);
    if (word === 'rejected') await on.control('/clock', { advance_working_days: 1 });
    else await on.ask('/validation/nachmandate/cancel', { mandate_id: id }, { token, key: newKey() });
    expect(await sip()).toMatchObject({ is_order_rejected: true, is_cancel_allowed: false });
    expect(JSON.stringify((await sip())['modal_rta_validation_information'])).toContain('mandate was not approved');
    await moveTo('2027-03-01');
    expect(await lines('Instalment')).toBe(0);
  });
});

describe('a SIP that is paid by hand', () => {
  const pay = async (payable: Fields): Promise<Fields> => {
    const { orderNumber } = payable['mf_child_order_information'] as { orderNumber: string };
    const asked = paymentOf({ ...payable, mf_order_number: orderNumber }, '5000', {
      payment_mode: 'UPI',
      upi_id: 'success@upi',
    });
    return on.ask('/order/payment/initiate', asked, { token, key: newKey() });
  };

  test('requests each instalment on its day and allots it after the payment', async () => {
    await placeSip(on, token, '');
    await moveTo('2026-12-06');
    const payable = await sip();
    expect(payable).toMatchObject({ mf_order_is_paynow: true, mf_order_pay_amount: 5000 });
    expect((await pay(payable))['code']).toBe('000');
    expect(await sip()).toMatchObject({ mf_order_is_paynow: false });
    await moveTo('2026-12-09');
    expect(await sip()).toMatchObject({ mf_order_is_allotted: true, mf_order_overall_investment_amount: 5000 });
    await moveTo('2027-01-06');
    expect(await sip()).toMatchObject({ mf_order_is_paynow: true });
  });

  test('cancels an instalment that is not paid within a week', async () => {
    await placeSip(on, token, '');
    await moveTo('2026-12-14');
    expect(await sip()).toMatchObject({ mf_order_is_paynow: false, mf_order_is_allotted: false });
    expect(await lines(': Order cancelled')).toBe(1);
  });
});

test('the notice of a SIP is found by the number of an instalment, by its owner only', async () => {
  await placeSip(on, token, await approvedMandate(on, token));
  await moveTo('2026-12-06');
  const asked = (order_number: string) => ({
    request_from: 'sipResponse',
    request_mode: 'order_payment_status',
    order_type: 'xsip',
    order_number,
    selected_order: {},
  });
  const selected_order = await sip();
  const tell = async (number: string, as = token) =>
    on.ask('/order/payment/status', { ...asked(number), selected_order }, { token: as });
  const { number } = await on.db
    .selectFrom('orders')
    .select('number')
    .where('type', '=', 'installment')
    .where('client_id', '=', 'CUST00000100')
    .executeTakeFirstOrThrow();
  expect(textIn(resultOf(await tell(number)), 'notification_html')).toContain('The next debit is on 05/01/2027.');
  expect((await tell(number, await on.token('9000000110')))['code']).toBe('061');
  expect((await tell(''))['code']).toBe('061');
});
