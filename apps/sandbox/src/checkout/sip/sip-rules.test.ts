import { type SipOption, type SipOrderPayload } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { type MandateRow, type MandateState } from '../../banking/mandates/mandate-tables.ts';
import { type SchemeTerms } from '../../catalogue/port.ts';
import { checkInstallmentCount, findPayingMandate, findSipOption, parseStartDay } from './sip-rules.ts';

const monthly = {
  sip_frequency: 'MONTHLY',
  sip_type: 'xsip',
  sip_dates: '1, 5,13,14,15,28,29,31',
  sip_exclude_date_list: ['01/12/2026', '2026-12-14'],
  sip_minimum_installment_numbers: 6,
  sip_maximum_installment_numbers: 240,
} as SipOption;
const weekly: SipOption = { ...monthly, sip_frequency: 'WEEKLY', sip_type: 'sip' };
const terms = { sip_order_terms: [monthly, weekly] } as unknown as SchemeTerms;
const order = { sip_frequency_type: 'MONTHLY', sip_type: 'xsip', mandate_id: 'M1001' } as SipOrderPayload;

/** The code and text of a refusal, or the result. */
const outcomeOf = (check: () => unknown): unknown => {
  try {
    return check();
  } catch (error) {
    return error instanceof Error && 'code' in error ? [error.code, error.message] : error;
  }
};

describe('the frequency of a SIP', () => {
  const optionFor = (change: Partial<SipOrderPayload>) =>
    outcomeOf(() => findSipOption(terms, { ...order, ...change }));
  const notOffered = ['051', 'Please choose a frequency from the list.'];

  test('is one of the scheme, in any case', () => {
    expect(optionFor({})).toBe(monthly);
    expect(optionFor({ sip_frequency_type: 'monthly' })).toBe(monthly);
    expect(optionFor({ sip_frequency_type: 'Weekly', sip_type: 'sip' })).toBe(weekly);
  });

  test('is refused if the scheme does not offer it, or not with this kind of payment', () => {
    expect(optionFor({ sip_frequency_type: 'DAILY' })).toEqual(notOffered);
    expect(optionFor({ sip_type: 'sip' })).toEqual(notOffered);
    expect(optionFor({ sip_frequency_type: 'WEEKLY' })).toEqual(notOffered);
  });

  test('is refused with another code by a scheme without SIPs', () => {
    expect(outcomeOf(() => findSipOption({ ...terms, sip_order_terms: [] }, order))).toEqual([
      '020',
      'This scheme does not accept SIPs.',
    ]);
  });
});

test.each([6, 7, 240])('%i instalments are accepted', (count) => {
  expect(outcomeOf(() => checkInstallmentCount(monthly, count))).toBeUndefined();
});

test.each([5, 241, 6.5, 0, -6])('%d instalments are refused', (count) => {
  expect(outcomeOf(() => checkInstallmentCount(monthly, count))).toEqual([
    '051',
    'Please choose 6 to 240 instalments.',
  ]);
});

describe('the first day of a SIP', () => {
  /** The window of 20 November 2026 is from 28 November to 30 December. */
  const startOn = (typed: string, today = '2026-11-20', announced: Partial<SchemeTerms> = {}) =>
    outcomeOf(() => parseStartDay({ ...terms, ...announced }, monthly, typed, today));
  const refused = ['051', 'The SIP cannot start on this day.'];

  test('is a day of the scheme within the window, both ends included', () => {
    expect(startOn('28/11/2026')).toBe('2026-11-28');
    expect(startOn('05/12/2026')).toBe('2026-12-05');
    expect(startOn('28/12/2026', '2026-11-18')).toBe('2026-12-28');
  });

  test.each([
    ['27/11/2026', 'the day before the window'],
    ['28/12/2026', 'the day after the window', '2026-11-17'],
    ['05/01/2027', 'a day after the window'],
    ['06/12/2026', 'a day that the scheme does not offer'],
    ['01/12/2026', 'an excluded day'],
    ['14/12/2026', 'an excluded day in the other notation'],
    ['29/11/2026', 'the 29th, although the scheme names it [DO-167]'],
    ['2026-12-05', 'another notation'],
    ['', 'no day'],
  ])('is refused on %s: %s', (typed, _why, today = '2026-11-20') => {
    expect(startOn(typed, today)).toEqual(refused);
  });

  test('is on a day that the exchange has not closed; a day whose first order is today is open', () => {
    expect(startOn('15/12/2026')).toEqual(['020', 'No debit can be made on this day.']);
    expect(startOn('13/12/2026')).toBe('2026-12-13');
  });

  test('is within the window of the announced day', () => {
    // The 29th is announced: the window begins on 2 December, moved from 29 November.
    const announced = { announcedSipDay: 29 } as const;
    expect(startOn('28/11/2026', '2026-11-20', announced)).toEqual(refused);
    expect(startOn('05/12/2026', '2026-11-20', announced)).toBe('2026-12-05');
  });
});

describe('the mandate of a SIP', () => {
  const mandate = { number: 'M1001', state: 'approved', amount: 25_000_000, limit_used: 5_000_000 } as MandateRow;
  const other: MandateRow = { ...mandate, number: 'M1002', amount: 100_000_000 };
  const payingMandate = (amount: number, change: Partial<SipOrderPayload> = {}, mandates = [other, mandate]) =>
    outcomeOf(() => findPayingMandate({ ...order, ...change }, mandates, amount));
  const unusable = ['020', 'Please choose an approved mandate.'];

  test('is the chosen one, up to its remaining limit', () => {
    expect(payingMandate(20_000_000)).toBe(mandate);
    expect(payingMandate(20_000_001)).toEqual([
      '051',
      'The instalment is more than the remaining limit of the mandate.',
    ]);
  });

  test('is none for a SIP that is paid by hand', () => {
    expect(payingMandate(500_000_000, { sip_type: 'sip' })).toBeUndefined();
  });

  test('is approved, or its scan awaits a decision (C-59)', () => {
    const outcomeIn = (state: MandateState) => payingMandate(1000, {}, [{ ...mandate, state }]);
    expect(outcomeIn('scan_uploaded')).toMatchObject({ number: 'M1001' });
    for (const state of ['registered', 'inactive', 'rejected', 'cancelled'] as const)
      expect(outcomeIn(state)).toEqual(unusable);
    expect(payingMandate(1000, { mandate_id: 'M9999' })).toEqual(unusable);
    expect(payingMandate(1000, { mandate_id: '' })).toEqual(unusable);
  });
});
