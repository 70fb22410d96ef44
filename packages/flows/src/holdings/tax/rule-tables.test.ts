import { describe, expect, test } from 'vitest';
import { chargeRules, computeStampDuty, computeStt, firstUnlockedDay } from './charge-rules.ts';
import { fundTaxClassOf } from './fund-class.ts';
import { gainRules, yearlyExemptions } from './gain-rules.ts';
import { financialYearOf, inflationIndexOf } from './inflation-index.ts';

const ACT_1961 = 'Income-tax Act, 1961';
const ACT_2025 = 'Income-tax Act, 2025, in force from 1 April 2026';
const READ_ON = '2026-11-26';

describe('the dated rules of a gain', () => {
  test('name section, rate and least period of holding, with the Act and the day on which it was read', () => {
    const rows = gainRules.map(({ fundClass, soldFrom, shortTerm, longTerm, source, checkedOn }) => [
      [fundClass, soldFrom],
      [shortTerm.percent, shortTerm.section],
      longTerm && [longTerm.percent, longTerm.section, longTerm.afterMonths],
      longTerm && [longTerm.isIndexed && 'indexed', longTerm.isGrandfathered && 'grandfathered'].filter(Boolean),
      [source, checkedOn],
    ]);
    const [of2017, of2018, of2023, of2024] = ['2017', '2018', '2023', '2024'].map((year) => [
      `Finance ${year === '2024' ? '(No. 2) ' : ''}Act, ${year}; ${ACT_1961}`,
      READ_ON,
    ]);
    const of2025 = [ACT_2025, READ_ON];
    expect(rows).toEqual([
      [['equityOriented', '2018-04-01'], [15, '111A'], [10, '112A', 12], ['grandfathered'], of2018],
      [['equityOriented', '2024-07-23'], [20, '111A'], [12.5, '112A', 12], ['grandfathered'], of2024],
      [['equityOriented', '2026-04-01'], [20, '196'], [12.5, '198', 12], ['grandfathered'], of2025],
      [['specified', '2023-04-01'], [null, '50AA'], null, null, of2023],
      [['specified', '2026-04-01'], [null, '76'], null, null, of2025],
      [['other', '2017-04-01'], [null, '48'], [20, '112', 36], ['indexed'], of2017],
      [['other', '2024-07-23'], [null, '48'], [12.5, '112', 24], [], of2024],
      [['other', '2026-04-01'], [null, '72'], [12.5, '197', 24], [], of2025],
    ]);
  });

  test('exempt a lakh a year from 2018 on, and 1,25,000 rupees from 2024 on', () => {
    expect(yearlyExemptions.map(({ yearFrom, paise, source }) => [yearFrom, paise, source])).toEqual([
      ['2018-04-01', 1_00_000_00, `Finance Act, 2018; ${ACT_1961}`],
      ['2024-04-01', 1_25_000_00, `Finance (No. 2) Act, 2024; ${ACT_1961}`],
      ['2026-04-01', 1_25_000_00, ACT_2025],
    ]);
  });
});

describe('the charges of the state', () => {
  test('name their Act and the day on which it was read', () => {
    expect(chargeRules).toEqual([
      {
        kind: 'stampDuty',
        from: '2020-07-01',
        percent: 0.005,
        source: 'Indian Stamp Act, 1899, section 9A and Schedule I, as amended by the Finance Act, 2019',
        checkedOn: READ_ON,
      },
      {
        kind: 'stt',
        from: '2013-06-01',
        percent: 0.001,
        source: 'Finance (No. 2) Act, 2004, section 98, as amended by the Finance Act, 2013',
        checkedOn: READ_ON,
      },
    ]);
  });

  test('are contained in a purchase from 1 July 2020 on, and paid for a sale from 1 June 2013 on', () => {
    // 0.005 % on top of 1,00,000 rupees: 5 rupees.
    expect([computeStampDuty(10_000_500, '2020-07-01'), computeStampDuty(10_000_500, '2020-06-30')]).toEqual([500, 0]);
    expect([computeStt(10_000_000, '2013-06-01'), computeStt(10_000_000, '2013-05-31')]).toEqual([100, 0]);
  });

  test('units of an ELSS are locked for 36 months, to the last day of a shorter month', () => {
    expect(firstUnlockedDay('2023-05-17', 36)).toBe('2026-05-17');
    expect(firstUnlockedDay('2024-02-29', 36)).toBe('2027-02-28');
    expect(() => firstUnlockedDay('soon', 36)).toThrow('day soon');
  });
});

describe('the class of a scheme', () => {
  const classOf = (domesticEquityPercent: number, debtPercent: number, soldOn: string) =>
    fundTaxClassOf({ domesticEquityPercent, debtPercent }, soldOn);

  test('is equity-oriented from 65 % of domestic shares on', () => {
    expect(classOf(65, 35, '2026-05-01')).toBe('equityOriented');
    expect(classOf(64.99, 35, '2026-05-01')).toBe('other');
  });

  test('is specified up to 35 % of shares before April 2025, above 65 % of debt from then on', () => {
    expect([classOf(35, 0, '2025-03-31'), classOf(35.01, 100, '2025-03-31')]).toEqual(['specified', 'other']);
    expect([classOf(0, 65, '2025-04-01'), classOf(0, 65.01, '2025-04-01')]).toEqual(['other', 'specified']);
  });
});

test('a financial year begins on 1 April, and has the index of the year of its beginning', () => {
  expect(['2026-03-31', '2026-04-01', '2026-12-31', '2026-01-01'].map(financialYearOf)).toEqual([
    2025, 2026, 2026, 2025,
  ]);
  const days = ['2001-03-31', '2001-04-01', '2018-03-31', '2018-04-01', '2026-03-31', '2026-04-01'];
  expect(days.map(inflationIndexOf)).toEqual([undefined, 100, 272, 280, 376, undefined]);
});
