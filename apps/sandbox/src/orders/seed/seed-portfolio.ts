import { type Day } from '../../kit/days.ts';

/** Amount in rupees on the first working day from a day on. */
export interface DatedAmount {
  readonly day: Day;
  readonly amount: number;
}

/** Monthly plan; the amount is in rupees. */
export interface MonthlyPlan {
  readonly firstDay: Day;
  readonly amount: number;
  /** planned number of occurrences; those before the seed are carried out */
  readonly count: number;
}

/** Seeded order with real units: it is bought and sold at the NAVs of its days. */
export interface SeedInvestment {
  /** suffix of the order id */
  readonly key: string;
  readonly schemeCode: string;
  readonly folio: string;
  readonly purchase: DatedAmount | { readonly sip: MonthlyPlan; readonly mandate: string };
  /** redemptions after all transfers; `all` redeems the remaining units */
  readonly redemptions?: readonly { readonly day: Day; readonly amount: number | 'all' }[];
  readonly swp?: MonthlyPlan;
  /** transfers into another scheme, under a registration of their own */
  readonly stp?: MonthlyPlan & { readonly key: string; readonly schemeCode: string; readonly folio: string };
}

/** Holdings of persona 9000000117: every class of the tax rules, with lots before and after each change of them. */
export const seedPortfolio: readonly SeedInvestment[] = [
  // Units of before 31 January 2018, and a partial redemption of the oldest lot.
  {
    key: 'H1',
    schemeCode: 'SC26',
    folio: '91000000011',
    purchase: { day: '2017-06-14', amount: 50_000 },
    redemptions: [{ day: '2025-09-10', amount: 30_000 }],
  },
  { key: 'H2', schemeCode: 'SC26', folio: '91000000011', purchase: { day: '2021-06-10', amount: 25_000 } },
  // ELSS: every instalment has its own lock-in of three years.
  {
    key: 'H3',
    schemeCode: 'SC30',
    folio: '91000000022',
    purchase: { sip: { firstDay: '2022-04-05', amount: 2500, count: 36 }, mandate: '' },
  },
  // Debt fund with lots of before and after 1 April 2023.
  { key: 'H4', schemeCode: 'SC32', folio: '91000000033', purchase: { day: '2022-11-16', amount: 100_000 } },
  { key: 'H5', schemeCode: 'SC32', folio: '91000000033', purchase: { day: '2023-06-14', amount: 60_000 } },
  // Liquid fund, transferred in part into a conservative hybrid fund, then redeemed: a closed holding.
  {
    key: 'H6',
    schemeCode: 'SC27',
    folio: '91000000044',
    purchase: { day: '2023-03-15', amount: 150_000 },
    stp: { key: 'H7', schemeCode: 'SC51', folio: '91000000044', firstDay: '2023-07-05', amount: 10_000, count: 6 },
    redemptions: [{ day: '2024-01-05', amount: 'all' }],
  },
  // Loss, with an exit load in the first year.
  { key: 'H8', schemeCode: 'SC40', folio: '91000000055', purchase: { day: '2026-02-11', amount: 40_000 } },
  { key: 'H9', schemeCode: 'SC60', folio: '91000000066', purchase: { day: '2024-09-25', amount: 30_000 } },
  {
    key: 'H10',
    schemeCode: 'SC34',
    folio: '91000000077',
    purchase: { sip: { firstDay: '2024-01-05', amount: 5000, count: 120 }, mandate: 'M1171' },
  },
  {
    key: 'H11',
    schemeCode: 'SC35',
    folio: '91000000088',
    purchase: { day: '2024-01-05', amount: 200_000 },
    swp: { firstDay: '2026-02-05', amount: 3000, count: 60 },
  },
  { key: 'H12', schemeCode: 'SC29', folio: '91000000099', purchase: { day: '2022-11-16', amount: 50_000 } },
  { key: 'H13', schemeCode: 'SC29', folio: '91000000099', purchase: { day: '2026-02-11', amount: 20_000 } },
];

/** Schemes of the large portfolio: they have NAVs from 2017 on. */
const longRunningSchemes = ['SC01', 'SC02', 'SC04', 'SC06', 'SC10', 'SC12', 'SC13', 'SC25', 'SC26', 'SC30'];

/** 200 holdings with 50 instalments each, for measurements. */
export const createLargePortfolio = (): readonly SeedInvestment[] =>
  Array.from({ length: 200 }, (_, place) => ({
    key: `L${place + 1}`,
    schemeCode: longRunningSchemes[place % longRunningSchemes.length] ?? 'SC01',
    folio: String(92_000_000_001 + place),
    purchase: {
      sip: {
        firstDay: `201${8 + (place % 2)}-${String(1 + (place % 12)).padStart(2, '0')}-05`,
        amount: 500 + place,
        count: 50,
      },
      mandate: '',
    },
  }));
