import { type CalendarDay } from '@folioflow/api/contract';
import { type FundTaxClass } from './fund-class.ts';

/** Tax on a gain, without surcharge and cess. */
export interface GainTax {
  /** percent of the gain; null for the slab rate of the investor */
  readonly percent: number | null;
  readonly section: string;
}

export interface LongTermTax extends GainTax {
  /** Units are long-term when they are held for more than this number of months. */
  readonly afterMonths: number;
  /** cost of purchase multiplied by the cost inflation index */
  readonly isIndexed: boolean;
  /** units of 31 January 2018 have their value of that day as least cost */
  readonly isGrandfathered: boolean;
}

/** Taxation of the units of a class that are sold from a day on, up to the next rule of the class. */
export interface GainRule {
  readonly fundClass: FundTaxClass;
  /** First day of sale. */
  readonly soldFrom: CalendarDay;
  readonly shortTerm: GainTax;
  /** Null if the gain is always short-term. */
  readonly longTerm: LongTermTax | null;
  readonly source: string;
  /** Day on which the source was read. */
  readonly checkedOn: CalendarDay;
}

const CHECKED_ON: CalendarDay = '2026-11-26';
const FINANCE_ACT_2017 = 'Finance Act, 2017; Income-tax Act, 1961';
const FINANCE_ACT_2018 = 'Finance Act, 2018; Income-tax Act, 1961';
const FINANCE_ACT_2023 = 'Finance Act, 2023; Income-tax Act, 1961';
const FINANCE_ACT_2024 = 'Finance (No. 2) Act, 2024; Income-tax Act, 1961';
const ACT_OF_2025 = 'Income-tax Act, 2025, in force from 1 April 2026';

/** Rules of each class in the order of their days. Earlier sales are not covered. */
export const gainRules: readonly GainRule[] = [
  {
    fundClass: 'equityOriented',
    soldFrom: '2018-04-01',
    shortTerm: { percent: 15, section: '111A' },
    longTerm: { percent: 10, section: '112A', afterMonths: 12, isIndexed: false, isGrandfathered: true },
    source: FINANCE_ACT_2018,
    checkedOn: CHECKED_ON,
  },
  {
    fundClass: 'equityOriented',
    soldFrom: '2024-07-23',
    shortTerm: { percent: 20, section: '111A' },
    longTerm: { percent: 12.5, section: '112A', afterMonths: 12, isIndexed: false, isGrandfathered: true },
    source: FINANCE_ACT_2024,
    checkedOn: CHECKED_ON,
  },
  {
    fundClass: 'equityOriented',
    soldFrom: '2026-04-01',
    shortTerm: { percent: 20, section: '196' },
    longTerm: { percent: 12.5, section: '198', afterMonths: 12, isIndexed: false, isGrandfathered: true },
    source: ACT_OF_2025,
    checkedOn: CHECKED_ON,
  },
  {
    fundClass: 'specified',
    soldFrom: '2023-04-01',
    shortTerm: { percent: null, section: '50AA' },
    longTerm: null,
    source: FINANCE_ACT_2023,
    checkedOn: CHECKED_ON,
  },
  {
    fundClass: 'specified',
    soldFrom: '2026-04-01',
    shortTerm: { percent: null, section: '76' },
    longTerm: null,
    source: ACT_OF_2025,
    checkedOn: CHECKED_ON,
  },
  {
    fundClass: 'other',
    soldFrom: '2017-04-01',
    shortTerm: { percent: null, section: '48' },
    longTerm: { percent: 20, section: '112', afterMonths: 36, isIndexed: true, isGrandfathered: false },
    source: FINANCE_ACT_2017,
    checkedOn: CHECKED_ON,
  },
  {
    fundClass: 'other',
    soldFrom: '2024-07-23',
    shortTerm: { percent: null, section: '48' },
    longTerm: { percent: 12.5, section: '112', afterMonths: 24, isIndexed: false, isGrandfathered: false },
    source: FINANCE_ACT_2024,
    checkedOn: CHECKED_ON,
  },
  {
    fundClass: 'other',
    soldFrom: '2026-04-01',
    shortTerm: { percent: null, section: '72' },
    longTerm: { percent: 12.5, section: '197', afterMonths: 24, isIndexed: false, isGrandfathered: false },
    source: ACT_OF_2025,
    checkedOn: CHECKED_ON,
  },
];

/** Units of a specified fund that were bought before this day are taxed as those of other funds (section 50AA). */
export const SPECIFIED_BOUGHT_FROM: CalendarDay = '2023-04-01';

/** Last day whose value is the least cost of units of an equity-oriented fund (section 55(2)(ac); 90 of 2025). */
export const GRANDFATHERING_DAY: CalendarDay = '2018-01-31';

/** Long-term gains of a financial year that are free of tax under sections 112A and 198. */
export interface YearlyExemption {
  /** First day of the financial year. */
  readonly yearFrom: CalendarDay;
  readonly paise: number;
  readonly source: string;
}

export const yearlyExemptions: readonly YearlyExemption[] = [
  { yearFrom: '2018-04-01', paise: 1_00_000_00, source: FINANCE_ACT_2018 },
  // The amount of 2024 holds for the whole year, also for sales before 23 July.
  { yearFrom: '2024-04-01', paise: 1_25_000_00, source: FINANCE_ACT_2024 },
  { yearFrom: '2026-04-01', paise: 1_25_000_00, source: ACT_OF_2025 },
];
