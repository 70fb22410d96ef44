import { EMPTY_STP_DRAFT } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { requiredValue } from '../../kit/required-value.ts';
import { stpRegistration } from './stp-registration.flow.ts';
import {
  parseAllowedDays,
  findChosenSpecification,
  transferDayCells,
  transferLimits,
} from './stp-registration.rules.ts';
import { stpOffer, stpTarget, transferableOrder } from './stp-registration.scenarios.ts';
import { startStpRegistration } from './stp-registration.started.ts';

const [monthly] = stpTarget.stp_scheme_specifications;
const specification = requiredValue(monthly, 'monthly');

describe('the source of a transfer', () => {
  test('requests targets of its own fund house, with the order [DO-228]', async () => {
    const { listStpSchemes } = await startStpRegistration();
    expect(listStpSchemes.calls.map(({ request }) => request)).toEqual([
      {
        file_index: 0,
        scheme_filter: { scheme_amc: 'PPFAS Mutual Fund' },
        request_for: 'stp schemes',
        selected_order: transferableOrder,
      },
    ]);
  });

  test('shows the invested amount, the returns and the targets [DO-229 DO-230 DO-231 DO-232 DO-233 DO-234]', async () => {
    expect((await startStpRegistration()).view()).toMatchObject({
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

  test('requests nothing if it cannot be transferred [OM-278]', () => {
    const order = { ...transferableOrder, is_stp_allowed: false };
    const { ports, view } = startFlow(stpRegistration, { order, newSubmission: createSubmissionKeyCounter() });
    expect([view(), ports.listStpSchemes.calls]).toEqual([{ screen: 'orderMissing', link: 'orderList' }, []]);
  });
});

describe('the terms of a transfer', () => {
  test('contain the schemes of a frequency in any case; numbers and days are those of the scheme [DO-238 DO-239 DO-240 DO-241]', async () => {
    const { drafting, select, send } = await startStpRegistration();
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
    const scheme = { code: 'PPLF-GR', name: '', mfapiCode: '' };
    const draft = { ...EMPTY_STP_DRAFT, frequency: 'MONTHLY', scheme };
    expect(findChosenSpecification(lower, draft)?.stp_frequency).toBe('monthly');
  });

  test('contain the days in any notation; above 28 only allowed ones are shown, the 31st never [DO-246 DO-247 DO-248 DO-360 DO-455]', () => {
    const at = (stp_dates: string) => ({ ...specification, stp_dates });
    expect(parseAllowedDays(at('1, 7,15'))).toEqual([1, 7, 15]);
    const cells = transferDayCells(at('1,7'));
    expect(cells).toHaveLength(28);
    expect(cells.filter(({ isAllowed }) => isAllowed).map(({ day }) => day)).toEqual([1, 7]);
    expect(
      transferDayCells(at('29,31'))
        .map(({ day }) => day)
        .slice(27),
    ).toEqual([28, 29]);
    expect(
      transferDayCells(at('30'))
        .map(({ day }) => day)
        .slice(27),
    ).toEqual([28, 30]);
  });

  test('allow a date only after a frequency, and only an allowed one [DO-244 DO-247]', async () => {
    const { drafting, pick, select, send } = await startStpRegistration();
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

  test('contain an amount of digits, eleven at most [DO-250 DO-448]', async () => {
    const { draft, drafting, send } = await startStpRegistration();
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
  ])('limit a scheme maximum of %d to %d [DO-251 DO-450]', (stp_in_maximum_installment_amount, maximum) => {
    expect(transferLimits({ ...specification, stp_in_maximum_installment_amount }).maximum).toBe(maximum);
  });

  test('are reset by another target, and retained by the same one [DO-254]', async () => {
    const { draft, drafting, pick, select } = await startStpRegistration();
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
    [{ amount: 'two thousand' }, false],
    [{ installments: 0 }, false],
    [{ installments: 1 }, true],
    [{ installments: 6 }, true],
    [{ installments: 13 }, false],
    [{ frequency: 'WEEK' }, false],
    [{ frequency: 'DAILY' }, true],
  ])('allow Start STP with %j: %s [DO-253 DO-390]', async (given, isOffered) => {
    const { amount, installments, frequency } = { amount: '2000', installments: 12, frequency: 'MONTHLY', ...given };
    const terms = { ...specification, stp_frequency: frequency, stp_minimum_installment_numbers: 1 };
    const { draft, drafting } = await startStpRegistration(
      {},
      {
        ...stpOffer,
        result: { stp_scheme_list: [{ ...stpTarget, stp_scheme_specifications: [terms] }] },
        stp_frequency_list: [{ value: frequency, label: frequency }],
      },
    );
    draft(amount, installments, frequency);
    expect(drafting().form.frequency).toBe(frequency);
    expect(drafting().canSubmit).toBe(isOffered);
  });
});
