import type { Scheme } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { filterSchemes, parseGrowthRange } from './filter-schemes.ts';
import { noFilters, parseFilters, serialiseFilters } from './filters.ts';
import { sampleScheme, sampleSchemes } from './scheme-list.scenarios.ts';

const schemesWith = (...changes: Partial<Scheme>[]) => changes.map((change, n) => sampleScheme(n, change));
const ids = (schemes: readonly Scheme[]) => schemes.map(({ _id }) => _id);
const returns = (one: string, three: string, five: string, sixMonths = '0') => ({
  six_month_percent: sixMonths,
  one_year_percent: one,
  three_year_percent: three,
  five_year_percent: five,
});

describe('filters by text', () => {
  const schemes = schemesWith(
    { scheme_amc: 'Banyan', scheme_category: 'Equity', risk: 'Low' },
    { scheme_amc: 'Konkan', scheme_category: 'Equity - Large', risk: 'Low to Moderate' },
    { scheme_amc: 'Marigold', scheme_category: 'EQUITY', risk: 'Very High' },
  );

  test('two selected AMCs return the schemes of both [DO-022]', () => {
    expect(ids(filterSchemes(schemes, { amc: ['Banyan', 'Marigold'] }))).toEqual(['scheme-0', 'scheme-2']);
  });

  test('a selected category returns only its schemes [DO-023]', () => {
    expect(ids(filterSchemes(schemes, { category: ['Equity - Large'] }))).toEqual(['scheme-1']);
  });

  test('a selected risk returns only its schemes [DO-024]', () => {
    expect(ids(filterSchemes(schemes, { risk: ['Low'] }))).toEqual(['scheme-0']);
  });

  test('case is ignored, and a part of a text does not match [DO-029]', () => {
    expect(ids(filterSchemes(schemes, { category: ['equity'] }))).toEqual(['scheme-0', 'scheme-2']);
    expect(ids(filterSchemes(schemes, { amc: ['BANYAN'] }))).toEqual(['scheme-0']);
    expect(ids(filterSchemes(schemes, { risk: ['LOW'] }))).toEqual(['scheme-0']);
    expect(ids(filterSchemes(schemes, { subCategory: ['balanced advantage FUND'] }))).toEqual(['scheme-2']);
    expect(filterSchemes(schemes, { subCategory: ['Fund'] })).toEqual([]);
  });

  test('an option without schemes returns none', () => {
    expect(filterSchemes(schemes, { amc: ['Unknown'] })).toEqual([]);
  });
});

describe('the growth filter', () => {
  test('returns a scheme if its 1Y, 3Y or 5Y return lies in the range [DO-030]', () => {
    const schemes = schemesWith(
      returns('5', '15', '25'),
      returns('5', '25', '30'),
      returns('12', '1', '1'),
      returns('1', '1', '19.99'),
    );
    expect(ids(filterSchemes(schemes, { growth: ['10-20'] }))).toEqual(['scheme-0', 'scheme-2', 'scheme-3']);
  });

  test('ignores returns below one year [DO-031 DO-452]', () => {
    const onlyShort = { ...returns('1', '2', '3', '15'), one_month_percent: '15', three_month_percent: '15' };
    expect(filterSchemes(schemesWith(onlyShort), { growth: ['10-20'] })).toEqual([]);
  });

  test('includes both ends of a range', () => {
    const storedText = ['9.99', '10', '15', '20', '20.01'].filter(
      (percent) => filterSchemes(schemesWith(returns(percent, '', '')), { growth: ['10-20'] }).length > 0,
    );
    expect(storedText).toEqual(['10', '15', '20']);
  });

  test('parses signed bounds, and treats no text as a number', () => {
    expect(['10-20', '-5-0', '-10--5', ' 0 - 10 ', '1.5-2.5', '20', 'high-low', ''].map(parseGrowthRange)).toEqual([
      { low: 10, high: 20 },
      { low: -5, high: 0 },
      { low: -10, high: -5 },
      { low: 0, high: 10 },
      { low: 1.5, high: 2.5 },
      null,
      null,
      null,
    ]);
    expect(filterSchemes(schemesWith(returns('', 'NA', '-')), { growth: ['-5-5'] })).toEqual([]);
    expect(filterSchemes(schemesWith(returns('-3.2', '', '')), { growth: ['-5-0'] })).toHaveLength(1);
  });

  test('treats several ranges as alternatives', () => {
    const schemes = schemesWith(returns('5', '', ''), returns('15', '', ''), returns('25', '', ''));
    expect(ids(filterSchemes(schemes, { growth: ['0-10', '20-40'] }))).toEqual(['scheme-0', 'scheme-2']);
  });
});

test('several minimum amounts are alternatives [DO-026]', () => {
  const schemes = schemesWith(
    ...[100, 500, 1000, 5000].map((scheme_minimum_investment_amount) => ({ scheme_minimum_investment_amount })),
  );
  expect(ids(filterSchemes(schemes, { minimumAmount: ['100', '5000'] }))).toEqual(['scheme-0', 'scheme-3']);
});

test('a minimum amount matches from the option to ten rupees more [DO-032 DO-353]', () => {
  const schemes = schemesWith(
    ...[499, 500, 510, 511].map((scheme_minimum_investment_amount) => ({ scheme_minimum_investment_amount })),
  );
  expect(
    filterSchemes(schemes, { minimumAmount: ['500'] }).map((scheme) => scheme.scheme_minimum_investment_amount),
  ).toEqual([500, 510]);
  expect(filterSchemes(schemes, { minimumAmount: ['any'] })).toEqual([]);
});

describe('Mode Of Investment', () => {
  const [sip, lumpsum] = ['is_sip_allowed', 'is_lumpsum_allowed'];
  const flags = (is_sip_allowed: 'Y' | 'N', is_lumpsum_allowed: 'Y' | 'N') => ({ is_sip_allowed, is_lumpsum_allowed });

  test('two options return the schemes with either flag Y [DO-033]', () => {
    const schemes = schemesWith(flags('Y', 'N'), flags('N', 'Y'), flags('N', 'N'));
    expect(ids(filterSchemes(schemes, { mode: [sip, lumpsum] }))).toEqual(['scheme-0', 'scheme-1']);
  });

  const schemes = schemesWith(flags('Y', 'N'), flags('N', 'Y'), flags('N', 'N'), flags('Y', 'Y'));

  test('one option returns the schemes that offer it [DO-034 DO-353]', () => {
    expect(ids(filterSchemes(schemes, { mode: [sip] }))).toEqual(['scheme-0', 'scheme-3']);
    expect(ids(filterSchemes(schemes, { mode: [lumpsum] }))).toEqual(['scheme-1', 'scheme-3']);
  });
});

describe('all filters together', () => {
  test('without a selection return all schemes [DO-035]', () => {
    const schemes = sampleSchemes(9);
    expect(filterSchemes(schemes, noFilters)).toEqual(schemes);
    expect(filterSchemes(schemes, { amc: [], growth: [], mode: [], minimumAmount: [] })).toEqual(schemes);
  });

  test('must all match [DO-039]', () => {
    const matching = {
      scheme_amc: 'A',
      risk: 'Low',
      scheme_minimum_investment_amount: 500,
      is_sip_allowed: 'Y',
      ...returns('15', '', ''),
    } as const;
    const schemes = schemesWith(
      matching,
      { ...matching, risk: 'High' },
      { ...matching, scheme_amc: 'B' },
      { ...matching, scheme_minimum_investment_amount: 100 },
      { ...matching, is_sip_allowed: 'N' },
      { ...matching, ...returns('25', '', '') },
    );
    expect(ids(filterSchemes(schemes, { amc: ['A'], risk: ['Low'] }))).toEqual([
      'scheme-0',
      'scheme-3',
      'scheme-4',
      'scheme-5',
    ]);
    const all = { amc: ['A'], risk: ['Low'], growth: ['10-20'], minimumAmount: ['500'], mode: ['is_sip_allowed'] };
    expect(ids(filterSchemes(schemes, all))).toEqual(['scheme-0']);
  });

  test('return the same as a plain loop over the list', () => {
    const schemes = sampleSchemes(300);
    const chosen = {
      amc: ['banyan mutual fund', 'Konkan Mutual Fund'],
      category: ['Debt', 'Hybrid'],
      minimumAmount: ['5000'],
      mode: ['is_lumpsum_allowed'],
      growth: ['12-13'],
    };
    const expected = schemes.filter(
      (scheme) =>
        ['banyan mutual fund', 'konkan mutual fund'].includes(scheme.scheme_amc.toLowerCase()) &&
        ['debt', 'hybrid'].includes(scheme.scheme_category.toLowerCase()) &&
        scheme.scheme_minimum_investment_amount >= 5000 &&
        scheme.scheme_minimum_investment_amount <= 5010 &&
        scheme.is_lumpsum_allowed === 'Y' &&
        Number(scheme.three_year_percent) >= 12 &&
        Number(scheme.three_year_percent) <= 13,
    );
    expect(expected.length).toBeGreaterThan(10);
    expect(filterSchemes(schemes, chosen)).toEqual(expected);
  });
});

describe('stored filters', () => {
  test('are parsed back', () => {
    const filters = { ...noFilters, amc: ['A', 'B'], growth: ['10-20'] };
    expect(parseFilters(serialiseFilters(filters))).toEqual(filters);
  });

  test.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '7',
    '{"amc":"A"}',
    '{"amc":[1]}',
    '{"__proto__":["A"],"other":["A"]}',
  ])('%j restricts nothing', (storedText) => {
    expect(parseFilters(storedText)).toEqual(noFilters);
  });

  test('ignore only an invalid entry, and drop duplicate values', () => {
    expect(parseFilters('{"amc":["A","A"],"risk":{"0":"Low"}}')).toEqual({ ...noFilters, amc: ['A'] });
  });
});
