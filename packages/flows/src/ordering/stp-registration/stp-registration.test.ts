import type { AnswerOf, Order } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { countingSubmissions } from '../../kit/counting-submissions.ts';
import { accepted, refused } from '../../kit/port.ts';
import { startedOf } from '../../kit/started.ts';
import { required } from '../../kit/required.ts';
import {
  allowedDays,
  chosenSpecification,
  dayCells,
  emptyDraft,
  registerRequest,
  transferLimits,
} from './stp-registration.rules.ts';
import {
  stpOffer,
  stpRegistrationJourneys,
  stpRegistrationWorld,
  stpTarget,
  transferableOrder,
} from './stp-registration.scenarios.ts';
import { stpRegistration, transferOrderOf, type StpRegistrationView } from './index.ts';
import { firstTransferDay, transferAgreement } from './transfer-agreement.ts';

type Drafting = Extract<StpRegistrationView, { screen: 'drafting' | 'confirming' }>;
const [monthly] = stpTarget.stp_scheme_specifications;
const specification = required(monthly);
const registered = accepted<AnswerOf<'registerStp'>>({
  code: '000',
  messageText: 'Registered.',
  result: { notification_html: '<p>Registered</p>' },
});

async function started(change: Partial<Order> = {}) {
  const order = { ...transferableOrder, ...change };
  const run = startedOf(stpRegistration, { order, newSubmission: countingSubmissions() });
  const { listStpSchemes, registerStp } = run.ports;
  await listStpSchemes.answer(accepted(stpOffer));
  const drafting = (): Drafting => {
    const view = run.view();
    if (view.screen !== 'drafting' && view.screen !== 'confirming') throw new Error(`It shows ${view.screen}.`);
    return view;
  };
  const select = (id = stpTarget._id) => {
    run.send({ type: 'targetList.opened' });
    run.send({ type: 'target.selected', id });
  };
  const draft = (amount: string, installments = 12) => {
    select();
    run.send({ type: 'draft.changed', frequency: 'MONTHLY' });
    run.send({ type: 'draft.changed', scheme: 'PPLF-GR' });
    run.send({ type: 'draft.changed', installments });
    run.send({ type: 'draft.changed', amount });
  };
  const pick = (day: number) => {
    run.send({ type: 'datePicker.opened' });
    run.send({ type: 'day.picked', day });
  };
  const submit = () => run.send({ type: 'transfer.submitted' });
  const pin = (digits = '1234') => run.remote.child('pinConfirmation').send({ type: 'pin.submitted', pin: digits });
  const leave = () => run.remote.child('pinConfirmation').send({ type: 'pin.abandoned' });
  return { ...run, listStpSchemes, registerStp, drafting, select, draft, pick, submit, pin, leave };
}

describe('contract', () => {
  for (const { title, run } of flowContract(stpRegistrationJourneys, stpRegistrationWorld)) test(title, run);
});

describe('the navigation state', () => {
  const state = { request_mode: 'START STP', selected_order: transferableOrder };
  test('names the order, where it is to be transferred [DO-227]', () => {
    expect(transferOrderOf(state)).toBe(transferableOrder);
    for (const other of [
      { ...state, request_mode: 'redeem' },
      { selected_order: transferableOrder },
      null,
      'order',
      {},
    ])
      expect(transferOrderOf(other)).toBeNull();
  });
});

describe('the source', () => {
  test('is asked for targets of its own fund house, with the order [DO-228]', async () => {
    const { listStpSchemes } = await started();
    expect(listStpSchemes.calls.map(({ request }) => request)).toEqual([
      {
        file_index: 0,
        scheme_filter: { scheme_amc: 'PPFAS Mutual Fund' },
        request_for: 'stp schemes',
        selected_order: transferableOrder,
      },
    ]);
  });

  test('shows what was invested, what it returned, and what there is to choose from [DO-229 DO-230 DO-231 DO-232 DO-233 DO-234]', async () => {
    expect((await started()).view()).toMatchObject({
      step: 'scheme_transfer_from',
      source: {
        schemeName: transferableOrder.mf_order_scheme_name,
        invested: 20000,
        returns: 25000,
        difference: 5000,
        percent: 25,
        available: 25000,
      },
      targets: [{ id: 'target-1' }, { id: 'target-2' }],
    });
  });

  test('that may not be transferred asks for nothing [OM-278]', () => {
    const order = { ...transferableOrder, is_stp_allowed: false };
    const { ports, view } = startedOf(stpRegistration, { order, newSubmission: countingSubmissions() });
    expect([view(), ports.listStpSchemes.calls]).toEqual([{ screen: 'orderMissing', link: 'orderList' }, []]);
  });
});

describe('the terms', () => {
  test('a frequency offers its own schemes, in whatever case it is written; numbers and days are those of the scheme [DO-238 DO-239 DO-240 DO-241]', async () => {
    const { drafting, select, send } = await started();
    select();
    expect(drafting().form.frequencies.map(({ value }) => value)).toEqual(['MONTHLY', 'WEEKLY']);
    send({ type: 'draft.changed', frequency: 'MONTHLY' });
    expect(drafting().form.schemes.map(({ code }) => code)).toEqual(['PPLF-GR', 'PPLF-ID']);
    expect(drafting().form.counts).toEqual([]);
    send({ type: 'draft.changed', scheme: 'PPLF-GR' });
    expect(drafting().form.counts.map(({ count, label }) => [count, label])).toEqual([
      [6, '6'],
      [7, '7'],
      [8, '8'],
      [9, '9'],
      [10, '10'],
      [11, '11'],
      [12, '12 transfers'],
    ]);
    const lower = { ...stpTarget, stp_scheme_specifications: [{ ...specification, stp_frequency: 'monthly' }] };
    const draft = { ...emptyDraft, stp_frequency: 'MONTHLY', stp_scheme_code: 'PPLF-GR' };
    expect(chosenSpecification(lower, draft)?.stp_frequency).toBe('monthly');
  });

  test('days are read as they come; above 28 only allowed ones are shown, the 31st never [DO-246 DO-247 DO-248 DO-360 DO-455]', () => {
    const at = (stp_dates: string) => ({ ...specification, stp_dates });
    expect(allowedDays(at('1, 7,15'))).toEqual([1, 7, 15]);
    const cells = dayCells(at('1,7'));
    expect(cells).toHaveLength(28);
    expect(cells.filter(({ isAllowed }) => isAllowed).map(({ day }) => day)).toEqual([1, 7]);
    expect(
      dayCells(at('29,31'))
        .map(({ day }) => day)
        .slice(27),
    ).toEqual([28, 29]);
    expect(
      dayCells(at('30'))
        .map(({ day }) => day)
        .slice(27),
    ).toEqual([28, 30]);
  });

  test('no date is picked before a frequency, and only an allowed one [DO-244 DO-247]', async () => {
    const { drafting, pick, select, send } = await started();
    select();
    pick(7);
    expect(drafting()).toMatchObject({ isPickingDate: false, form: { canPickDate: false, day: null } });
    send({ type: 'draft.changed', frequency: 'MONTHLY' });
    send({ type: 'draft.changed', scheme: 'PPLF-GR' });
    pick(8);
    expect(drafting()).toMatchObject({ isPickingDate: true, form: { day: null } });
    send({ type: 'day.picked', day: 7 });
    expect(drafting()).toMatchObject({ isPickingDate: false, form: { day: 7 } });
  });

  test('an amount is of digits, eleven at most [DO-250 DO-448]', async () => {
    const { draft, drafting, send } = await started();
    draft('');
    for (const amount of ['1', '1 ', '12', '12a', '123']) send({ type: 'draft.changed', amount });
    expect(drafting().form.amount).toBe('123');
    for (const amount of ['12345678901', '123456789012']) send({ type: 'draft.changed', amount });
    expect(drafting().form.amount).toBe('12345678901');
  });

  test.each([
    [0, 99_999_999],
    [0.5, 99_999_999],
    [-1, 99_999_999],
    [1, 1],
  ])('a maximum of %d is one of %d [DO-251 DO-450]', (stp_in_maximum_installment_amount, maximum) => {
    expect(transferLimits({ ...specification, stp_in_maximum_installment_amount }).maximum).toBe(maximum);
  });

  test('another target begins anew, the same one keeps what was entered [DO-254]', async () => {
    const { draft, drafting, pick, select } = await started();
    draft('2000');
    pick(7);
    select();
    expect(drafting().form).toMatchObject({ frequency: 'MONTHLY', amount: '2000', day: 7 });
    select('target-2');
    expect(drafting().form).toMatchObject({
      frequency: '',
      scheme: '',
      installments: null,
      day: null,
      amount: '',
    });
  });

  test.each([
    [{ amount: '999' }, false],
    [{ amount: '1000' }, true],
    [{ amount: '100000' }, true],
    [{ amount: '100001' }, false],
    [{ amount: '' }, false],
    [{ installments: 13 }, false],
    [{ installments: 6 }, true],
  ])('with %j Start STP is offered: %s [DO-253 DO-390]', async (given, isOffered) => {
    const { draft, drafting } = await started();
    const { amount, installments } = { amount: '2000', installments: 12, ...given };
    draft(amount, installments);
    expect(drafting().canSubmit).toBe(isOffered);
  });
});

describe('a submission', () => {
  test('without a day asks for no PIN and says so [DO-260 DO-430]', async () => {
    const { draft, drafting, pick, submit } = await started();
    draft('2000');
    submit();
    expect(drafting()).toMatchObject({ screen: 'drafting', problem: { kind: 'invalid' } });
    pick(7);
    expect(drafting().problem).toBeNull();
  });

  test.each([
    ['25000', 12, '2083', null],
    ['25000', 12, '2084', '2083.33'],
    ['10000', 8, '1251', '1250.00'],
    ['20000', 6, '3333', null],
    ['20000', 6, '3334', '3333.33'],
    ['99999.99', 7, '14286', '14285.71'],
    ['50000.5', 6, '8333', null],
    ['50000.5', 6, '8334', '8333.42'],
    ['12000', 12, '1000', null],
  ])(
    'of %s available in %i transfers of %s is stopped at %s [DO-255 DO-256 DO-429]',
    async (stp_available_transfer_amount, installments, amount, limit) => {
      const { draft, drafting, pick, submit, registerStp } = await started({ stp_available_transfer_amount });
      draft(amount, installments);
      pick(7);
      submit();
      expect(drafting()).toMatchObject(
        limit === null
          ? { screen: 'confirming', problem: null }
          : { screen: 'drafting', problem: { kind: 'overAvailable', limit } },
      );
      expect(registerStp.calls).toEqual([]);
    },
  );

  test('of a target that is none of those offered asks for nothing [DO-260]', () => {
    const order = { ...emptyDraft, stp_frequency: 'MONTHLY', stp_scheme_code: 'GONE' };
    expect(
      registerRequest({ subject: { source: transferableOrder, target: stpTarget, order }, pin: '1234' }),
    ).toBeNull();
  });
});

describe('the PIN', () => {
  async function confirming() {
    const run = await started();
    run.draft('2000');
    run.pick(7);
    run.submit();
    return run;
  }

  test('sends source, target, terms and PIN, once [DO-261 DO-362 DO-405]', async () => {
    const { pin, registerStp, view } = await confirming();
    pin('123');
    expect(registerStp.calls).toEqual([]);
    pin();
    pin();
    expect(registerStp.calls).toEqual([
      {
        request: {
          source_scheme: transferableOrder,
          target_scheme: specification,
          stp_order: {
            stp_frequency: 'MONTHLY',
            stp_scheme: specification.scheme_name,
            stp_scheme_code: 'PPLF-GR',
            mfapi_scheme_code: '143269',
            stp_installments: 12,
            stp_amount: '2000',
            stp_date: 7,
            stp_date_value: '07/12/2026',
            validation_message_text: '',
          },
          pin_verification_value: '1234',
        },
        submission: 'submission-1',
      },
    ]);
    await registerStp.answer(registered);
    expect(view()).toMatchObject({ screen: 'completed', step: 'scheme_transfer_completed', html: '<p>Registered</p>' });
  });

  test('that is wrong stays, is told there alone, and the next attempt has a key of its own [DO-262 DO-428]', async () => {
    const { drafting, notices, pin, registerStp } = await confirming();
    pin();
    await registerStp.answer(refused('The PIN is not correct.', '041'));
    expect(drafting().pin).toMatchObject({ screen: 'pin', notice: { text: 'The PIN is not correct.' }, attempt: 1 });
    expect(notices).toEqual([]);
    pin('1235');
    expect(registerStp.calls.map(({ submission }) => submission)).toEqual(['submission-1', 'submission-2']);
  });

  test('whose answer never came goes on with its key for the same transfer, and with another for another one', async () => {
    const { drafting, leave, pin, registerStp, send, submit } = await confirming();
    pin();
    await registerStp.fail({ kind: 'unreachable', errors: [] });
    leave();
    expect(drafting()).toMatchObject({ screen: 'drafting', notice: { kind: 'lostAnswer' }, form: { amount: '2000' } });
    submit();
    pin();
    await registerStp.fail({ kind: 'unreachable', errors: [] });
    leave();
    send({ type: 'draft.changed', amount: '1999' });
    submit();
    pin();
    expect(registerStp.calls.map(({ submission }) => submission)).toEqual([
      'submission-1',
      'submission-1',
      'submission-2',
    ]);
  });
});

describe('what is agreed to', () => {
  const draft = {
    ...emptyDraft,
    stp_frequency: 'MONTHLY',
    stp_amount: '2000',
    stp_installments: 12,
    stp_date: 7,
  };
  test('is each transfer, its day, how many, what arrives after the exit load, and what stays', () => {
    expect(transferAgreement(transferableOrder, draft, '2026-11-30')).toEqual({
      each: 200_000,
      installments: 12,
      total: 2_400_000,
      frequency: 'MONTHLY',
      day: 7,
      firstDay: '2026-12-07',
      loadPercent: 1,
      fee: 2_000,
      arrives: 198_000,
      left: 100_000,
    });
  });

  test('a day off moves to the next working day; no day is promised where none is told', () => {
    expect(transferAgreement(transferableOrder, { ...draft, stp_date: 5 }, '2026-11-30')?.firstDay).toBe('2026-12-07');
    expect(transferAgreement(transferableOrder, draft, null)?.firstDay).toBeNull();
    expect(transferAgreement(transferableOrder, { ...draft, stp_date: 0 }, '2026-11-30')).toMatchObject({
      day: null,
      firstDay: null,
    });
  });

  test.each([
    [30, '2027-01-31', '2027-03-30'],
    [29, '2028-02-01', '2028-02-29'],
    [7, '2026-12-07', '2026-12-07'],
    [7, '2026-12-08', '2027-01-07'],
  ])('day %i from %s on is first %s', (day, earliest, first) => {
    expect(firstTransferDay(day, earliest)).toBe(first);
  });

  test('is nothing without an amount or a number', () => {
    expect(transferAgreement(transferableOrder, { ...draft, stp_amount: '' }, null)).toBeNull();
    expect(transferAgreement(transferableOrder, { ...draft, stp_installments: 0 }, null)).toBeNull();
  });
});
