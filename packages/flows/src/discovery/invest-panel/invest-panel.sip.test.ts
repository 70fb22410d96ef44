import { describe, expect, test } from 'vitest';
import {
  sampleBankAccount,
  sampleNominee,
  sampleParameters,
  sampleSipChart,
  sampleSipOption,
} from './testing/sample-chart.ts';
import { withoutMonthly } from './testing/panel-inputs.ts';
import { startPanel } from './testing/start-panel.ts';

const monthly = (change: Partial<typeof sampleSipOption> = {}) => ({
  sip_order_frequency: [{ value: 'MONTHLY', label: 'Monthly' }],
  sip_order_terms: [{ ...sampleSipOption, ...change }],
});

/** Starts the panel with a complete SIP draft. */
function startDraftedSip(change: Parameters<typeof startPanel>[0] = monthly()) {
  const run = startPanel({ ...monthly(), ...change });
  const pick = (day: number) => {
    run.send({ type: 'datePicker.opened' });
    run.send({ type: 'day.picked', day });
  };
  run.draft({ installments: '60' });
  run.draft({ amount: '5000' });
  pick(5);
  return { ...run, pick, exit: () => run.actor.getSnapshot().output?.exit };
}

describe('the tabs', () => {
  test('start with the SIP where there is one, and preserve both drafts [DO-101]', () => {
    const { panel, sip, form, send, type } = startDraftedSip();
    expect(panel()).toMatchObject({ screen: 'sip', tab: 'sip' });
    send({ type: 'tab.chosen', tab: 'lumpsum' });
    type('25000');
    expect(panel().screen).toBe('lumpsum');
    send({ type: 'tab.chosen', tab: 'sip' });
    expect([sip().amount, form().amount]).toEqual(['5000', '25000']);
  });

  test('have no SIP where the scheme offers none [DO-101]', () => {
    const { panel, send } = startPanel({ sip_order_terms: [] });
    send({ type: 'tab.chosen', tab: 'sip' });
    expect(panel()).toMatchObject({ screen: 'lumpsum', sip: null });
  });
});

describe('frequency and range', () => {
  test('come from the server, and the ranges depend on the frequency [DO-103 DO-104]', () => {
    const { draft, sip } = startPanel(sampleSipChart);
    expect(sip()).toMatchObject({
      frequencies: sampleSipChart.sip_order_frequency,
      ranges: [{ value: 0, label: '₹500 to ₹50,000' }],
    });
    draft({ frequency: 'WEEKLY' });
    expect(sip().ranges).toEqual([
      { value: 1, label: '₹1,000 or more' },
      { value: 2, label: '₹1,00,000 and above' },
    ]);
    draft({ option: 2 });
    expect(sip().option).toBe(2);
    draft({ option: 0 });
    expect(sip().option).toBe(2);
  });

  test('are preset with day and count, so that nothing is disabled [DO-103 DO-104 DO-115 DO-116]', () => {
    const { draft, sip } = startPanel(sampleSipChart);
    expect(sip()).toMatchObject({ frequency: 'MONTHLY', option: 0, day: 1, installments: '12', canPickDate: true });
    expect(sip().terms).not.toBeNull();
    draft({ amount: '5000' });
    expect(sip().canStart).toBe(true);
  });

  test('precede the day and the amount where a frequency has to be chosen [DO-115 DO-116]', () => {
    const { draft, sip } = startPanel(withoutMonthly);
    draft({ amount: '5000' });
    expect(sip()).toMatchObject({
      ...{ frequency: '', option: null, ranges: [], terms: null, amount: '', day: null },
      ...{ canPickDate: false, days: [], canStart: false },
    });
    draft({ frequency: 'WEEKLY' });
    draft({ option: 0 });
    draft({ amount: '5000' });
    expect(sip()).toMatchObject({ option: 0, amount: '5000', day: 1, canPickDate: true, canStart: true });
  });

  test('are invalid with a frequency of two letters [DO-122]', () => {
    const named = (value: string) => ({
      sip_order_frequency: [{ value, label: value }],
      sip_order_terms: [{ ...sampleSipOption, sip_frequency: value }],
    });
    expect(['AB', 'DAY'].map((value) => startDraftedSip(named(value)).sip().canStart)).toEqual([false, true]);
  });
});

describe('count and amount', () => {
  test('the count is above 0 and within the limits of the option [DO-105 DO-123]', () => {
    const free = { sip_minimum_installment_numbers: 0, sip_maximum_installment_numbers: 0 };
    const can = (limits: Partial<typeof sampleSipOption>, installments: string) => {
      const { draft, sip } = startDraftedSip(monthly(limits));
      draft({ installments });
      return sip().canStart;
    };
    expect(['0', '1', '9999'].map((count) => can(free, count))).toEqual([false, true, true]);
    expect(['5', '6', '120', '121'].map((count) => can({}, count))).toEqual([false, true, true, false]);
    const { draft, sip } = startDraftedSip();
    for (const installments of ['1', '1 ', '12', '12a']) draft({ installments });
    expect(sip().installments).toBe('12');
    draft({ installments: '1e1' });
    expect(sip().installments).toBe('12');
    draft({ installments: '5' });
    expect(sip()).toMatchObject({
      isInstalmentCountInvalid: true,
      terms: { installments: { minimum: 6, maximum: 120 } },
    });
  });

  test('the amount has digits only, at most eleven, and never exceeds the maximum [DO-106 DO-117 DO-118 DO-119]', () => {
    const { draft, sip } = startDraftedSip(monthly({ maximum_installment_amount: 99_999_999_999 }));
    const typed = (keys: string) => {
      draft({ amount: '' });
      for (const key of keys) draft({ amount: sip().amount + key });
      return sip().amount;
    };
    expect(typed('1 0a0')).toBe('100');
    expect(typed('123456789012')).toBe('12345678901');
    const bounded = startDraftedSip(monthly({ maximum_installment_amount: 5000 }));
    bounded.draft({ amount: '50001' });
    expect(bounded.sip().amount).toBe('5000');
  });

  test('a maximum below 1 counts as 99999999 [DO-120]', () => {
    const { draft, sip } = startDraftedSip(monthly({ maximum_installment_amount: 0 }));
    draft({ amount: '99999999' });
    draft({ amount: '999999999' });
    expect(sip()).toMatchObject({ amount: '99999999', canStart: true, terms: { limits: { hasMaximum: false } } });
  });

  test('the amount lies between the minimum and the maximum, both included [DO-121 DO-364]', () => {
    const { draft, sip } = startDraftedSip(monthly({ maximum_installment_amount: 5000 }));
    const can = ['499', '500', '5000'].map((amount) => {
      draft({ amount });
      return sip().canStart;
    });
    expect(can).toEqual([false, true, true]);
    draft({ amount: '499' });
    expect(sip().isBelowMinimum).toBe(true);
  });
});

describe('the day', () => {
  test('is one of 28, of which the option offers some; excluded days have no date [DO-107 DO-108 DO-109 DO-166 DO-167]', () => {
    const { panel, send, sip } = startPanel(monthly());
    send({ type: 'datePicker.opened' });
    expect(panel()).toMatchObject({ screen: 'sip', sip: { isPickingDate: true } });
    expect(sip().days.map(({ day }) => day)).toEqual(Array.from({ length: 28 }, (_, index) => index + 1));
    expect(sip().days.filter(({ startDate }) => startDate !== null)).toEqual([
      { day: 1, startDate: '2026-12-01' },
      { day: 5, startDate: '2026-12-05' },
      { day: 10, startDate: '2026-12-10' },
      { day: 15, startDate: '2026-12-15' },
    ]);
    for (const day of [2, 25, 29]) send({ type: 'day.picked', day });
    expect(sip()).toMatchObject({ isPickingDate: true, day: 1 });
    send({ type: 'day.picked', day: 10 });
    expect(sip()).toMatchObject({ isPickingDate: false, day: 10, startDate: '2026-12-10' });
  });

  test('is unchanged when the grid is closed', () => {
    const { send, sip } = startDraftedSip();
    send({ type: 'datePicker.opened' });
    send({ type: 'datePicker.closed' });
    expect(sip()).toMatchObject({ isPickingDate: false, day: 5 });
  });

  test('starts within the window of the server, never on an excluded date [DO-165 DO-166]', () => {
    const days = (change: Parameters<typeof startPanel>[0]) =>
      startPanel({ ...monthly(), ...change })
        .sip()
        .days.flatMap(({ startDate }) => startDate ?? []);
    expect(days({ sip_minimum_date: '12/12/2026', sip_maximum_date: '10/01/2027' })).toEqual([
      '2027-01-01',
      '2027-01-05',
      '2027-01-10',
      '2026-12-15',
    ]);
    expect(days({ sip_exclude_date_list: ['05/12/2026', '15'] })).toEqual(['2026-12-01', '2026-12-10']);
  });
});

describe('Start SIP', () => {
  test('needs frequency, range, day, count and amount [DO-115]', () => {
    const { draft, pick, sip } = startDraftedSip(withoutMonthly);
    expect(sip().canStart).toBe(false);
    draft({ frequency: 'WEEKLY' });
    expect(sip()).toMatchObject({ canStart: false, agreement: null });
    draft({ amount: '1000' });
    pick(10);
    expect(sip()).toMatchObject({ canStart: true, installments: '60' });
    draft({ installments: '' });
    expect(sip().canStart).toBe(false);
    const withoutDay = { sip_minimum_date: '28/11/2026', sip_maximum_date: '29/11/2026' };
    expect(startDraftedSip(withoutDay).sip()).toMatchObject({ amount: '5000', day: null, canStart: false });
  });

  test('shows the agreement in advance', () => {
    expect(startDraftedSip().sip().agreement).toEqual({
      each: 500_000,
      installments: 60,
      firstDay: '2026-12-05',
      isFirstToday: false,
      lastDay: '2031-11-05',
      total: 30_000_000,
      mandate: null,
    });
  });

  test('leads to the checkout with exactly the seven documented entries, without the nominee entry none [DO-124 DO-141 DO-363]', () => {
    const { exit, send } = startDraftedSip();
    send({ type: 'sip.started' });
    expect(exit()).toEqual({
      to: 'sipCheckout',
      state: {
        selected_order: sampleSipOption,
        sip_order: {
          scheme_name: sampleParameters.name,
          scheme_code: '100000',
          scheme_isin: 'INF000A01000',
          display_text: '₹500 to ₹50,000',
          sip_frequency: 'MONTHLY',
          sip_amount: '5000',
          sip_date: 5,
          sip_date_value: '05/12/2026',
          sip_installment_numbers: 60,
          transaction_mode: 'DP',
          lockin_period_flag: 'N',
          lockin_period: '',
          purchase_cutoff_time: '15:00:00',
          is_pause_allowed: true,
          pause_text: 'You can pause 1 to 3 instalments.',
          sip_exclude_date_list: ['25/12/2026'],
          is_nach_mandate: true,
        },
        bank_account_list: [sampleBankAccount],
        nominee_list: [sampleNominee],
        is_no_nominee_registered: false,
        no_nominee_form: 'JVBERi0xLjQK',
        client_code: 'CUST00000001',
      },
    });
  });

  const closed = { is_order_checkout_allowed: false, is_bse_client_code_approved: false };

  test('leads to the page of the server’s redirect while ordering is not allowed, if its name is long enough [DO-125]', () => {
    const led = (order_checkout_redirect_url: string) => {
      const { exit, send, sip } = startDraftedSip({ ...closed, order_checkout_redirect_url });
      const can = sip().canStart;
      send({ type: 'sip.started' });
      return [can, exit()?.to];
    };
    expect(led('panVerification')).toEqual([true, 'panVerification']);
    expect(led('signin')).toEqual([false, undefined]);
  });

  test.each(['https://evil.example', 'somewhere'])(
    'shows an alert and stays while ordering is not allowed, if the server’s redirect %s is no page of the app [DO-125]',
    (order_checkout_redirect_url) => {
      const { actor, exit, panel, send, sip } = startDraftedSip({ ...closed, order_checkout_redirect_url });
      const raised: unknown[] = [];
      actor.on('notice.raised', (notice) => raised.push(notice));
      expect(sip().canStart).toBe(true);
      send({ type: 'sip.started' });
      expect(exit()).toBeUndefined();
      expect(raised).toEqual([{ type: 'notice.raised', kind: 'alert', text: '' }]);
      expect(panel()).toMatchObject({ screen: 'sip', notice: { kind: 'refused', text: '' } });
    },
  );

  test('is blocked for a redirect to no page of the app while the SIP is incomplete or another order is pending [DO-125 DO-146]', () => {
    const order_checkout_redirect_url = 'somewhere';
    const { sip } = startDraftedSip({ ...closed, order_checkout_redirect_url, is_pending_order: true });
    expect(sip().canStart).toBe(false);
    const incomplete = startDraftedSip({ ...closed, order_checkout_redirect_url });
    incomplete.send({ type: 'draft.changed', patch: { amount: '' } });
    expect(incomplete.sip().canStart).toBe(false);
  });

  test('is blocked by a pending order, like Invest Now [DO-146]', () => {
    const { form, send, sip, type } = startDraftedSip({
      is_pending_order: true,
      order_checkout_redirect_url: 'panVerification',
    });
    expect(sip().canStart).toBe(false);
    send({ type: 'tab.chosen', tab: 'lumpsum' });
    type('25000');
    expect(form().canInvest).toBe(false);
  });

  test('preserves its draft during the verification of the nominee and returns to its own tab', async () => {
    const unverified = { is_order_checkout_allowed: false, is_bse_nominee_verified: false };
    const { panel, remote, send, sent, sip } = startDraftedSip(unverified);
    send({ type: 'banner.followed' });
    await sent();
    expect(panel()).toMatchObject({ screen: 'verifyingNominee', tab: 'sip' });
    remote.child('secondFactor').send({ type: 'codes.abandoned' });
    expect(panel().screen).toBe('sip');
    expect(sip()).toMatchObject({ amount: '5000', day: 5 });
  });
});
