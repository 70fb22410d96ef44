import { describe, expect, test } from 'vitest';
import { sampleSipChart, sampleSipOption } from './testing/sample-chart.ts';
import { withoutMonthly } from './testing/panel-inputs.ts';
import { startPanel } from './testing/start-panel.ts';

const frequency = (value: string) => ({ value, label: value });
const offer = (...options: readonly Partial<typeof sampleSipOption>[]) => ({
  sip_order_frequency: [...new Set(options.map(({ sip_frequency }) => sip_frequency ?? 'MONTHLY'))].map(frequency),
  sip_order_terms: options.map((option) => ({ ...sampleSipOption, ...option })),
});
const low = { minimum_installment_amount: 500, maximum_installment_amount: 50_000 };
const high = { minimum_installment_amount: 100_000, maximum_installment_amount: 0, sip_dates: '10,20' };

describe('the presets of a SIP', () => {
  test('are monthly, the day with the earliest start date, and one year of instalments', () => {
    expect(startPanel(sampleSipChart).sip()).toMatchObject({
      frequency: 'MONTHLY',
      option: 0,
      day: 1,
      startDate: '2026-12-01',
      installments: '12',
      amount: '',
      canStart: false,
    });
  });

  test('leave only the amount to enter', () => {
    const { draft, sip } = startPanel(sampleSipChart);
    draft({ amount: '6000' });
    expect(sip()).toMatchObject({ canStart: true, agreement: { each: 600_000, lastDay: '2027-11-01' } });
  });

  test('start on the earliest date, not on the lowest day of the month', () => {
    const window = { sip_minimum_date: '12/12/2026', sip_maximum_date: '10/01/2027' };
    expect(startPanel({ ...offer({}), ...window }).sip()).toMatchObject({ day: 15, startDate: '2026-12-15' });
  });

  test('have no day where none is offered', () => {
    const window = { sip_minimum_date: '28/11/2026', sip_maximum_date: '29/11/2026' };
    const { draft, sip } = startPanel({ ...offer({}), ...window });
    draft({ amount: '6000' });
    expect(sip()).toMatchObject({ day: null, startDate: null, canStart: false });
  });

  test.each([
    ['WEEKLY', 1, 0, '52'],
    ['FORTNIGHTLY', 1, 0, '26'],
    ['DAILY', 1, 0, '365'],
    ['QUARTERLY', 1, 0, '4'],
    ['QUARTERLY', 6, 120, '6'],
    ['YEARLY', 1, 0, '1'],
    ['EVERY MOON', 1, 0, '12'],
    ['MONTHLY', 24, 120, '24'],
    ['MONTHLY', 1, 10, '10'],
  ])('are, for %s and %i to %i instalments, %s instalments', (sip_frequency, fewest, most, preset) => {
    const limits = { sip_minimum_installment_numbers: fewest, sip_maximum_installment_numbers: most };
    expect(startPanel(offer({ sip_frequency, ...limits })).sip()).toMatchObject({
      frequency: sip_frequency,
      installments: preset,
    });
  });

  test('skip a frequency without an option, and are empty without any option of a listed frequency', () => {
    const listed = {
      ...offer({ sip_frequency: 'WEEKLY' }),
      sip_order_frequency: [frequency('DAILY'), frequency('WEEKLY')],
    };
    expect(startPanel(listed).sip().frequency).toBe('WEEKLY');
    const none = { ...offer({ sip_frequency: 'WEEKLY' }), sip_order_frequency: [frequency('DAILY')] };
    const { draft, sip } = startPanel(none);
    draft({ amount: '6000', installments: '12' });
    expect(sip()).toMatchObject({
      frequency: '',
      option: null,
      installments: '12',
      amount: '',
      day: null,
      terms: null,
    });
  });

  test('leave the choice between two frequencies of which none is monthly, and follow it', () => {
    const { draft, sip } = startPanel(withoutMonthly);
    expect(sip()).toMatchObject({ frequency: '', option: null, installments: '' });
    draft({ frequency: 'QUARTERLY' });
    expect(sip()).toMatchObject({ frequency: 'QUARTERLY', option: 2, day: 1, installments: '6' });
  });
});

describe('the range of a SIP', () => {
  test('follows from the amount, with the day and the number of instalments that it offers [DO-104]', () => {
    const { draft, sip } = startPanel(offer(high, { ...low, sip_maximum_installment_numbers: 10 }));
    const after = (amount: string) => {
      draft({ amount });
      const { option, day, installments, canStart } = sip();
      return [option, day, installments, canStart];
    };
    expect(sip()).toMatchObject({ option: 1, terms: { limits: { minimum: 500, maximum: 99_999_999 } } });
    expect(['499', '500', '50000', '100000', '50000'].map(after)).toEqual([
      [1, 1, '10', false],
      [1, 1, '10', true],
      [1, 1, '10', true],
      [0, 10, '12', true],
      [1, 1, '10', true],
    ]);
    expect(sip().isBelowMinimum).toBe(false);
    draft({ amount: '499' });
    expect(sip().isBelowMinimum).toBe(true);
  });

  test('is missing between two ranges, whose ends are shown', () => {
    const { draft, sip } = startPanel(offer(low, high));
    draft({ amount: '70000' });
    expect(sip()).toMatchObject({ canStart: false, rangeGap: { minimum: 50_000, maximum: 100_000 } });
    draft({ amount: '50000' });
    expect(sip().rangeGap).toBeNull();
  });

  test('is refused between the highest end below and the lowest start above', () => {
    const { draft, sip } = startPanel(
      offer(low, { ...low, minimum_installment_amount: 1000, maximum_installment_amount: 2000 }, high),
    );
    draft({ amount: '70000' });
    expect(sip().rangeGap).toEqual({ minimum: 50_000, maximum: 100_000 });
    draft({ amount: '30000' });
    expect(sip()).toMatchObject({ option: 0, rangeGap: null });
  });

  test('offers the picked day again after an amount of another range', () => {
    const { draft, send, sip } = startPanel(offer(low, high));
    draft({ option: 1 });
    send({ type: 'datePicker.opened' });
    send({ type: 'day.picked', day: 20 });
    const days = ['1500', '150000'].map((amount) => {
      draft({ amount });
      return [sip().option, sip().day];
    });
    expect(days).toEqual([
      [0, 1],
      [1, 20],
    ]);
  });

  test('leaves a changed number of instalments as it is', () => {
    const { draft, sip } = startPanel(offer(low, high));
    draft({ installments: '60', amount: '500' });
    draft({ amount: '100000' });
    expect(sip()).toMatchObject({ option: 1, installments: '60' });
  });

  test('limits the amount by all ranges of the frequency', () => {
    const { draft, sip } = startPanel(offer(low, { ...high, maximum_installment_amount: 200_000 }));
    draft({ amount: '200000' });
    draft({ amount: '200001' });
    expect(sip().amount).toBe('200000');
  });

  test('can be selected, and drops an amount that it does not allow [DO-104]', () => {
    const { draft, sip } = startPanel(offer(low, high));
    draft({ amount: '5000' });
    draft({ option: 1 });
    expect(sip()).toMatchObject({ option: 1, amount: '', day: 10, canStart: false });
    draft({ amount: '100000' });
    draft({ option: 1 });
    expect(sip()).toMatchObject({ option: 1, amount: '100000', canStart: true });
  });

  test('remains selected while it allows the amount', () => {
    const { draft, sip } = startPanel(offer(low, { ...high, minimum_installment_amount: 1000 }));
    draft({ option: 1 });
    draft({ amount: '5000' });
    expect(sip().option).toBe(1);
    draft({ amount: '999' });
    expect(sip().option).toBe(0);
  });
});

describe('another frequency', () => {
  test('leaves the amount, and presets the rest again', () => {
    const { draft, sip } = startPanel(sampleSipChart);
    draft({ amount: '5000' });
    draft({ frequency: 'WEEKLY' });
    expect(sip()).toMatchObject({ option: 1, amount: '5000', day: 1, installments: '52', canStart: true });
  });

  test('drops an amount above all its ranges', () => {
    const { draft, sip } = startPanel(offer(high, { ...low, sip_frequency: 'WEEKLY' }));
    draft({ amount: '150000' });
    draft({ frequency: 'WEEKLY' });
    expect(sip()).toMatchObject({ amount: '', canStart: false });
  });

  test('is ignored where it has no option', () => {
    const { draft, sip } = startPanel(offer({}));
    draft({ frequency: 'DAILY' });
    expect(sip().frequency).toBe('MONTHLY');
  });
});
