import { describe, expect, test } from 'vitest';
import { type MandateState } from '../../banking/mandates/mandate-tables.ts';
import { systemRandom } from '../../kit/random.ts';
import { createMandateRow, createOrderRow, createPlanRow } from '../../testing/order-rows.ts';
import { newOrderDefaults } from '../records/new-order.ts';
import { type ScheduleRow } from '../records/schedule-tables.ts';
import { createInstallment, createRegistrationHistoryLine, installmentMagic } from './installments.ts';

/** Monday, before the cut-off. */
const AT = Date.parse('2026-12-07T09:00:00+05:30');
const registration = createOrderRow('sip', {
  type: 'xsip',
  state: 'allotted',
  amount: 1_000_000,
  folio: '777',
  number: '',
  units: 12,
  invested: 5,
  submission: 'key',
  notice: 'Note',
  terms: '{"exitLoad":1}',
});
const mandate = createMandateRow('mandate');
const create = (change: Partial<ScheduleRow> = {}, by: typeof mandate | undefined = mandate, others = 0) =>
  createInstallment({
    plan: createPlanRow('plan', { kind: 'sip', order_id: 'sip', ...change }),
    registration,
    number: '20000001',
    mandate: by,
    amountDebitedByOthers: others,
    at: AT,
    random: systemRandom,
  });

describe('an instalment of a SIP', () => {
  test('is an order of its registration, paid under the mandate, with its NAV day and allotment', () => {
    const { order, ...rest } = create();
    expect(rest).toEqual({
      event: 'Instalment 3 of 12: ₹1,000 debited under mandate M1001',
      debitedAmount: 1_000_000,
      failure: null,
    });
    expect(order.id).toMatch(/^ord_/);
    expect(order).toEqual({
      ...registration,
      ...newOrderDefaults,
      id: order.id,
      parent_id: 'sip',
      position: 3,
      type: 'installment',
      registration_no: 'R-sip',
      folio: '777',
      number: '20000001',
      terms: '{"exitLoad":1}',
      created_at: AT,
      state: 'paid',
      nav_day: '2026-12-07',
      due_at: Date.parse('2026-12-08T09:00:00+05:30'),
      due_state: 'allotted',
    });
  });

  test('without a mandate can be paid for a week', () => {
    const { order, ...rest } = createInstallment({
      plan: createPlanRow('plan', { kind: 'sip' }),
      registration,
      number: '20000001',
      mandate: undefined,
      amountDebitedByOthers: 0,
      at: AT,
      random: systemRandom,
    });
    expect(rest).toEqual({
      event: 'Instalment 3 of 12: ₹1,000 to be paid, order 20000001',
      debitedAmount: 0,
      failure: null,
    });
    expect(order).toMatchObject({
      state: 'payment_pending',
      nav_day: '',
      due_at: AT + 7 * 86_400_000,
      due_state: 'cancelled',
    });
  });

  test('is debited up to the limit of the mandate, together with other instalments of the moment', () => {
    expect(create({ amount: 20_000_000 })).toMatchObject({ debitedAmount: 20_000_000, failure: null });
    expect(create({ amount: 20_000_001 })).toMatchObject({ debitedAmount: 0, failure: 'limitUsedUp' });
    expect(create({ amount: 15_000_000 }, mandate, 5_000_000)).toMatchObject({ failure: null });
    const { order, event, failure } = create({ amount: 15_000_000 }, mandate, 5_000_001);
    expect([event, failure]).toEqual(['Instalment 3 of 12 failed: the limit of the mandate is used up', 'limitUsedUp']);
    expect(order).toMatchObject({
      state: 'rta_rejected',
      rejection: 'The debit failed: the limit of the mandate is used up.',
      nav_day: '',
      due_at: null,
    });
  });

  test.each<[MandateState, string]>([
    ['registered', 'mandatePending'],
    ['scan_uploaded', 'mandatePending'],
    ['inactive', 'mandateInactive'],
    ['rejected', 'mandateInactive'],
    ['cancelled', 'mandateInactive'],
  ])('fails under a mandate that is %s: %s', (state, failure) => {
    expect(create({}, { ...mandate, state })).toMatchObject({
      failure,
      debitedAmount: 0,
      order: { state: 'rta_rejected' },
    });
    // The state of the mandate takes precedence over the amount.
    expect(create({ amount: 4_441_000 }, { ...mandate, state })).toMatchObject({ failure });
  });

  test('of 4,441 fails for a lack of balance, of 4,442 remains pending', () => {
    expect(create({ amount: 4_441_000 })).toMatchObject({ failure: 'noBalance', debitedAmount: 0 });
    expect(create({ amount: 4_441_000 }, { ...mandate, amount: 1 })).toMatchObject({ failure: 'noBalance' });
    expect(create({ amount: 4_442_000 })).toMatchObject({
      failure: null,
      event: 'Instalment 3 of 12: debit under mandate M1001 is being processed',
      debitedAmount: 4_442_000,
      order: { state: 'payment_processing', due_at: null, nav_day: '' },
    });
    expect(installmentMagic).toEqual([
      { place: 'Amount of a SIP', value: '4441', causes: 'each debit fails: insufficient balance' },
      { place: 'Amount of a SIP', value: '4442', causes: 'each debit remains pending' },
    ]);
  });
});

test('the lines of a registration follow the sequence of its instalments', () => {
  expect(createRegistrationHistoryLine(createPlanRow('plan'), 'Debited', AT)).toEqual({
    order_id: 'order',
    position: 1002,
    message: 'Debited',
    at: AT,
  });
});
