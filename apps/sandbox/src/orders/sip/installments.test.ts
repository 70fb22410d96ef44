import { beforeEach, describe, expect, test } from 'vitest';
import { type Fields } from '../../kit/json.ts';
import { benchPerTest, newSubmissionKey } from '../../testing/bench.ts';
import { listField, createPaymentRequest, resultOf, textField } from '../../testing/journeys.ts';
import {
  createApprovedMandate,
  readMandate,
  placeSip,
  registerMandate,
  readSipList,
  uploadScan,
} from '../../testing/checkout/sips.ts';

const on = benchPerTest();
let token: string;
beforeEach(async () => {
  token = await on.token('9000000100');
});

const moveClockTo = (day: string) => on.control('/clock', { set: `${day}T12:00:00+05:30` });
const readSip = async (): Promise<Fields> => (await readSipList(on, token))[0] ?? {};
const readHistory = async (): Promise<unknown[]> =>
  listField(await readSip(), 'order_list').map((line) => line['mf_order_message']);
const countLinesWith = async (part: string): Promise<number> =>
  (await readHistory()).filter((line) => typeof line === 'string' && line.includes(part)).length;

describe('a SIP on a mandate', () => {
  test('is debited on its day, allotted a working day later, and again each month', async () => {
    const mandate = await createApprovedMandate(on, token);
    await placeSip(on, token, mandate);
    await moveClockTo('2026-12-04');
    expect(await readHistory()).toEqual(['Registered with the exchange']);
    await moveClockTo('2026-12-06');
    expect(await countLinesWith('debited')).toBe(1);
    expect(await readSip()).toMatchObject({ mf_order_is_allotted: false, mf_order_folio_no: '' });
    await moveClockTo('2026-12-08');
    const first = await readSip();
    expect(first).toMatchObject({ mf_order_is_allotted: true, mf_order_overall_investment_amount: 5000 });
    expect(textField(first, 'mf_order_folio_no')).toMatch(/^\d{11}$/);
    await moveClockTo('2027-02-08');
    expect(await readSip()).toMatchObject({
      mf_order_folio_no: first['mf_order_folio_no'],
      mf_order_overall_investment_amount: 15_000,
    });
    expect(await readMandate(on, token, mandate)).toMatchObject({ limit_used: 15_000 });
    expect(resultOf(await on.ask('/order/portfolio', {}, { token }))).toMatchObject({
      sip_order_count: 1,
      overall_investment_amount: 15_000,
    });
  });

  test('fails when the limit is used up, sends a mail, and continues to its end', async () => {
    const mandate = await createApprovedMandate(on, token);
    await placeSip(on, token, mandate, { sip_installment_amount: '10000', sip_no_of_installments: 3 });
    await moveClockTo('2027-03-01');
    expect(await readHistory()).toEqual([
      'Registered with the exchange',
      `Instalment 1 of 3: ₹10,000 debited under mandate ${mandate}`,
      expect.stringMatching(/^Units of order \d{8} allotted$/),
      `Instalment 2 of 3: ₹10,000 debited under mandate ${mandate}`,
      expect.stringMatching(/^Units of order \d{8} allotted$/),
      'Instalment 3 of 3 failed: the limit of the mandate is used up',
      'The last instalment is complete',
    ]);
    expect(await readSip()).toMatchObject({
      mf_order_message: 'Completed',
      display_installment_info_html: '<p>3 of 3 instalments processed</p>',
      is_cancel_allowed: false,
      mf_order_is_allotted: true,
      mf_order_overall_investment_amount: 20_000,
    });
    expect(await readMandate(on, token, mandate)).toMatchObject({ limit_used: 20_000 });
    const mails = (await on.list('/outbox?to=i100@sandbox.example')).map((mail) => textField(mail, 'text'));
    expect(mails[0]).toContain('Your SIP is complete');
    expect(mails[1]).toContain('the limit of the mandate is used up');
  });

  test('runs by the clock alone from the scan of its mandate to its last instalment, in list and portfolio', async () => {
    const lists = resultOf(await registerMandate(on, token, 25_000));
    const mandate = textField(listField(lists, 'customer_pending_mandate_list')[0] ?? {}, 'mandate_id');
    await uploadScan(on, token, mandate);
    await placeSip(on, token, mandate, { sip_installment_amount: '12500', sip_no_of_installments: 3 });
    const stateAfter = async (day: string) => {
      await moveClockTo(day);
      const { is_processed, limit_used } = await readMandate(on, token, mandate);
      const listed = await readSip();
      const held = await on.ask('/order/portfolio', {}, { token });
      return [
        is_processed,
        limit_used,
        (await readHistory()).at(-1),
        listed['is_cancel_allowed'],
        listed['mf_order_is_allotted'] === true ? listed['mf_order_overall_investment_amount'] : 0,
        held['is_portfolio_available'] === true ? resultOf(held)['overall_investment_amount'] : 0,
      ];
    };
    const units: unknown = expect.stringMatching(/^Units of order \d{8} allotted$/);
    expect(await stateAfter('2026-11-20')).toEqual([false, 0, 'Mandate under approval', true, 0, 0]);
    expect(await stateAfter('2026-11-24')).toEqual([true, 0, 'Mandate approved', true, 0, 0]);
    const debit = `Instalment 1 of 3: ₹12,500 debited under mandate ${mandate}`;
    expect(await stateAfter('2026-12-05')).toEqual([true, 12_500, debit, true, 0, 0]);
    expect(await stateAfter('2026-12-08')).toEqual([true, 12_500, units, true, 12_500, 12_500]);
    expect(await stateAfter('2027-01-08')).toEqual([true, 25_000, units, true, 25_000, 25_000]);
    expect(await stateAfter('2027-02-08')).toEqual([
      true,
      25_000,
      'The last instalment is complete',
      false,
      25_000,
      25_000,
    ]);
    expect(await countLinesWith('Instalment 3 of 3 failed: the limit of the mandate is used up')).toBe(1);
  });

  test('has the newest history lines and a note in the list, and the whole history in its own view, after many years', async () => {
    const mandate = await createApprovedMandate(on, token);
    await placeSip(on, token, mandate, { sip_installment_amount: '1000', sip_no_of_installments: 24 });
    const historyMessages = (order: Fields) => listField(order, 'order_list').map((line) => line['mf_order_message']);
    const historyHtmlOf = (order: Fields) => textField(order, 'modal_transaction_history_html');
    expect(historyHtmlOf(await readSip())).not.toContain('newest');
    await moveClockTo('2029-01-01');
    const listed = await readSip();
    const answer = await on.ask(
      '/order/payment/status',
      {
        request_mode: 'order_payment_status',
        order_type: 'xsip',
        order_number: '',
        order_id: textField(listed, 'order_id'),
        selected_order: listed,
        check_mandate_status: true,
      },
      { token },
    );
    const whole = resultOf(answer);
    // Lines: registered, debited and allotted each month, completed.
    expect(historyMessages(whole)).toHaveLength(50);
    expect(historyMessages(whole)[0]).toBe('Registered with the exchange');
    expect(historyHtmlOf(whole)).not.toContain('newest');
    expect(historyMessages(listed)).toEqual(historyMessages(whole).slice(-12));
    expect(historyHtmlOf(listed)).toContain('<p>The newest 12 of 50 events.</p>');
    expect(historyHtmlOf(listed).split('<tr><td>')).toHaveLength(13);
    const others = ['order_list', 'modal_transaction_history_html'];
    const fieldsWithoutHistory = (order: Fields) => Object.entries(order).filter(([name]) => !others.includes(name));
    expect(fieldsWithoutHistory(listed)).toEqual(fieldsWithoutHistory(whole));
  });

  test('shows no invested amount before its first instalment', async () => {
    await placeSip(on, token, await createApprovedMandate(on, token));
    expect((await readSip())['mf_order_overall_investment_amount']).toBe(0);
  });

  test.each([
    ['4441', 'failed: the account had no balance'],
    ['4442', 'is being processed'],
  ])('with the amount %s: the debit %s', async (sip_installment_amount, said) => {
    await placeSip(on, token, await createApprovedMandate(on, token), { sip_installment_amount });
    await moveClockTo('2026-12-10');
    expect(await countLinesWith(said)).toBe(1);
    expect(await readSip()).toMatchObject({ mf_order_is_allotted: false });
  });

  test('fails while its mandate is switched off', async () => {
    const mandate = await createApprovedMandate(on, token);
    await placeSip(on, token, mandate);
    await on.control('/advance', { entity: 'mandate', id: mandate, to: 'inactive' });
    await moveClockTo('2026-12-10');
    expect(await countLinesWith('failed: the mandate is not active')).toBe(1);
  });

  test('with several instalments a week is debited on its days', async () => {
    await placeSip(on, token, await createApprovedMandate(on, token), {
      sip_frequency_type: 'WEEKLY',
      sip_installment_amount: '500',
      sip_no_of_installments: 4,
    });
    await moveClockTo('2027-01-10');
    const dates = listField(await readSip(), 'order_list')
      .filter((line) => textField(line, 'mf_order_message').includes('debited'))
      .map((line) => textField(line, 'created_date').slice(0, 10));
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
    await moveClockTo('2026-12-20');
    expect(await readHistory()).toEqual(['Registered with the exchange', 'Mandate under approval']);
    await on.control('/advance', { entity: 'mandate', id, to: 'approved' });
    expect(await readHistory()).toEqual(['Registered with the exchange', 'Mandate under approval', 'Mandate approved']);
    await moveClockTo('2027-01-08');
    expect(await countLinesWith('Instalment 1 of 12')).toBe(1);
    expect(await readSip()).toMatchObject({ mf_order_is_allotted: true });
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
    else await on.ask('/validation/nachmandate/cancel', { mandate_id: id }, { token, key: newSubmissionKey() });
    expect(await readSip()).toMatchObject({ is_order_rejected: true, is_cancel_allowed: false });
    expect(JSON.stringify((await readSip())['modal_rta_validation_information'])).toContain('mandate was not approved');
    await moveClockTo('2027-03-01');
    expect(await countLinesWith('Instalment')).toBe(0);
  });
});

describe('a SIP that is paid by hand', () => {
  const payByUpi = async (payable: Fields): Promise<Fields> => {
    const { orderNumber } = payable['mf_child_order_information'] as { orderNumber: string };
    const createNoticeRequest = createPaymentRequest({ ...payable, mf_order_number: orderNumber }, '5000', {
      payment_mode: 'UPI',
      upi_id: 'success@upi',
    });
    return on.ask('/order/payment/initiate', createNoticeRequest, { token, key: newSubmissionKey() });
  };

  test('requests each instalment on its day and allots it after the payment', async () => {
    await placeSip(on, token, '');
    await moveClockTo('2026-12-06');
    const payable = await readSip();
    expect(payable).toMatchObject({ mf_order_is_paynow: true, mf_order_pay_amount: 5000 });
    expect((await payByUpi(payable))['code']).toBe('000');
    expect(await readSip()).toMatchObject({ mf_order_is_paynow: false });
    await moveClockTo('2026-12-09');
    expect(await readSip()).toMatchObject({ mf_order_is_allotted: true, mf_order_overall_investment_amount: 5000 });
    await moveClockTo('2027-01-06');
    expect(await readSip()).toMatchObject({ mf_order_is_paynow: true });
  });

  test('cancels an instalment that is not paid within a week', async () => {
    await placeSip(on, token, '');
    await moveClockTo('2026-12-14');
    expect(await readSip()).toMatchObject({ mf_order_is_paynow: false, mf_order_is_allotted: false });
    expect(await countLinesWith(': Order cancelled')).toBe(1);
  });
});

test('the notice of a SIP is found by the number of an instalment, by its owner only', async () => {
  await placeSip(on, token, await createApprovedMandate(on, token));
  await moveClockTo('2026-12-06');
  const requestOf = (order_number: string) => ({
    request_from: 'sipResponse',
    request_mode: 'order_payment_status',
    order_type: 'xsip',
    order_number,
    selected_order: {},
  });
  const selected_order = await readSip();
  const readNotice = async (number: string, as = token) =>
    on.ask('/order/payment/status', { ...requestOf(number), selected_order }, { token: as });
  const { number } = await on.db
    .selectFrom('orders')
    .select('number')
    .where('type', '=', 'installment')
    .where('client_id', '=', 'CUST00000100')
    .executeTakeFirstOrThrow();
  expect(textField(resultOf(await readNotice(number)), 'notification_html')).toContain(
    'The next debit is on 5 Jan 2027.',
  );
  expect((await readNotice(number, await on.token('9000000110')))['code']).toBe('061');
  expect((await readNotice(''))['code']).toBe('061');
});
