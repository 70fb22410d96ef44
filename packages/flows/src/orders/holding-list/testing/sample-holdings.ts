import {
  addDays,
  utcMidnightOf,
  type CalendarDay,
  type FolioHolding,
  type GetHoldingsHistoryAnswer,
  type ListHoldingsAnswer,
  type ListTransactionsAnswer,
  type UnitTransaction,
} from '@folioflow/api/contract';

const envelope = { code: '000', messageText: '' };

interface SampleLot {
  readonly day: string;
  readonly units: number;
  /** rupees a unit */
  readonly nav: number;
}

export interface SampleHolding extends Partial<FolioHolding> {
  readonly scheme_code: string;
  readonly scheme_name: string;
  readonly bought: readonly SampleLot[];
}

const twoDecimals = (amount: number): number => Math.round(amount * 100) / 100;
const threeDecimals = (units: number): number => Math.round(units * 1000) / 1000;
const orderIdOf = (code: string, place: number): string => `${code}-${place}`;

/** An open holding whose lots are those that were bought. */
export function sampleHolding({ bought, ...facts }: SampleHolding): FolioHolding {
  const units = threeDecimals(bought.reduce((sum, lot) => sum + lot.units, 0));
  return {
    folio_number: '91021234567',
    scheme_isin: 'INF179K01608',
    scheme_amc: 'HDFC Mutual Fund',
    scheme_category: 'Equity',
    sub_category: 'Flexi Cap Fund',
    risk: 'Very High',
    units,
    available_units: units,
    nav: 58.4137,
    nav_date: '2026-11-20',
    previous_nav: 58.1002,
    grandfathered_nav: null,
    domestic_equity_percent: 97.2,
    debt_percent: 0,
    exit_load_slabs: [{ up_to_days: 365, percent: 1 }],
    lock_in_months: 0,
    lots: bought.map(({ day, units: lotUnits, nav }, place) => ({
      bought_on: day,
      units: lotUnits,
      cost_amount: twoDecimals(lotUnits * nav),
      order_id: orderIdOf(facts.scheme_code, place),
      order_type: 'single',
    })),
    ...facts,
  };
}

/** The purchases of the lots of holdings. */
export const purchasesOf = (holdings: readonly FolioHolding[]): UnitTransaction[] =>
  holdings.flatMap(({ folio_number, scheme_code, lots }) =>
    lots.map((lot) => ({
      folio_number,
      scheme_code,
      transaction_date: lot.bought_on,
      transaction_kind: 'purchase' as const,
      units: lot.units,
      nav: twoDecimals(Number(lot.cost_amount) / lot.units),
      amount: lot.cost_amount,
      stamp_duty_amount: 0,
      stt_amount: 0,
      exit_load_amount: 0,
      order_id: lot.order_id,
      order_type: lot.order_type,
    })),
  );

export const flexiCap = sampleHolding({
  scheme_code: 'HDFC-FLEXI-GR',
  scheme_name: 'HDFC Flexi Cap Fund - Direct Plan - Growth',
  bought: [
    { day: '2024-11-20', units: 1000, nav: 45 },
    { day: '2026-02-10', units: 500.5, nav: 52.5 },
  ],
});

/** A tax saver: each instalment is locked for three years. */
export const taxSaver = sampleHolding({
  scheme_code: 'AXIS-ELSS-GR',
  scheme_name: 'Axis ELSS Tax Saver Fund - Direct Plan - Growth',
  scheme_amc: 'Axis Mutual Fund',
  sub_category: 'ELSS',
  nav: 98.12,
  previous_nav: 98.9,
  exit_load_slabs: [],
  lock_in_months: 36,
  available_units: 120,
  bought: [
    { day: '2023-10-05', units: 120, nav: 71.2 },
    { day: '2024-10-07', units: 110.25, nav: 92.4 },
  ],
});

/** A holding of less than thirty days with a loss. */
export const liquid = sampleHolding({
  scheme_code: 'ICICI-LIQ-GR',
  scheme_name: 'ICICI Prudential Liquid Fund - Growth',
  scheme_amc: 'ICICI Prudential Mutual Fund',
  scheme_category: 'Debt',
  sub_category: 'Liquid Fund',
  risk: 'Low to Moderate',
  nav: 371.2,
  previous_nav: 371.21,
  domestic_equity_percent: 0,
  debt_percent: 98,
  exit_load_slabs: null,
  bought: [{ day: '2026-11-09', units: 27.5, nav: 371.9 }],
});

/** The registrar has not published a NAV for eight days. */
export const oldNav = sampleHolding({
  scheme_code: 'SBI-GOLD-GR',
  scheme_name: 'SBI Gold Fund - Direct Plan - Growth',
  scheme_amc: 'SBI Mutual Fund',
  scheme_category: 'Other',
  sub_category: 'FoF Domestic',
  risk: 'High',
  nav: 31.4,
  nav_date: '2026-11-12',
  previous_nav: 31.2,
  bought: [{ day: '2025-08-19', units: 900, nav: 24.8 }],
});

/** Units of a new fund offer that has no NAV yet. */
export const withoutNav = sampleHolding({
  scheme_code: 'KOTAK-NFO-GR',
  scheme_name: 'Kotak Innovation Fund - Direct Plan - Growth',
  scheme_amc: 'Kotak Mutual Fund',
  sub_category: 'Thematic Fund',
  nav: null,
  nav_date: '',
  previous_nav: null,
  bought: [{ day: '2026-11-16', units: 500, nav: 10 }],
});

export const closed: FolioHolding = {
  ...sampleHolding({
    scheme_code: 'UTI-NIFTY-GR',
    scheme_name: 'UTI Nifty 50 Index Fund - Direct Plan - Growth',
    scheme_amc: 'UTI Mutual Fund',
    sub_category: 'Index Fund',
    bought: [],
  }),
  units: 0,
};
const closedPurchase: UnitTransaction = {
  folio_number: closed.folio_number,
  scheme_code: closed.scheme_code,
  transaction_date: '2024-05-14',
  transaction_kind: 'purchase',
  units: 200,
  nav: 150,
  amount: 30000,
  stamp_duty_amount: 1.5,
  stt_amount: 0,
  exit_load_amount: 0,
  order_id: 'UTI-NIFTY-GR-0',
  order_type: 'single',
};

/** The transactions of the closed holding: bought for ₹30,000, redeemed for ₹34,199.65. */
export const closedTransactions: readonly UnitTransaction[] = [
  closedPurchase,
  {
    ...closedPurchase,
    transaction_date: '2025-05-14',
    transaction_kind: 'redemption',
    nav: 171,
    amount: 34200,
    stamp_duty_amount: 0,
    stt_amount: 0.35,
  },
];

export const listHoldingsAnswer = (...result: FolioHolding[]): ListHoldingsAnswer => ({ ...envelope, result });
export const listTransactionsAnswer = (...result: UnitTransaction[]): ListTransactionsAnswer => ({
  ...envelope,
  result,
});

export const sampleHoldings: readonly FolioHolding[] = [flexiCap, taxSaver, liquid, oldNav, closed];

const LAST_DAY: CalendarDay = '2026-11-20';

/** Value and cost of two years, each week: a slow rise with a swing, and a purchase in February 2026. */
export const holdingsHistoryAnswer: GetHoldingsHistoryAnswer = {
  ...envelope,
  result: Array.from({ length: 105 }, (_, week) => {
    const invested = week < 64 ? 77_000 : 108_000;
    const value = invested * (1 + week / 420 + Math.sin(week / 6) / 30);
    return [utcMidnightOf(addDays(LAST_DAY, (week - 104) * 7)), twoDecimals(value), invested];
  }),
};

const FIRST_DAY: CalendarDay = '2021-01-01';
const manyNames = ['Large Cap', 'Mid Cap', 'Small Cap', 'Value', 'Focused', 'Balanced', 'Corporate Bond', 'Gilt'];
const manyHouses = ['HDFC', 'ICICI Prudential', 'SBI', 'Nippon India', 'Kotak', 'Axis', 'UTI', 'DSP'];

/** Holdings with a number of lots each. */
export const manyHoldings = (count: number, lotsEach = 3): readonly FolioHolding[] =>
  Array.from({ length: count }, (_, place) => {
    const house = manyHouses[place % manyHouses.length] ?? '';
    return sampleHolding({
      scheme_code: `MANY-${place}`,
      scheme_name: `${house} ${manyNames[(place * 3) % manyNames.length] ?? ''} Fund ${place + 1} - Growth`,
      scheme_amc: `${house} Mutual Fund`,
      scheme_category: place % 4 === 3 ? 'Debt' : 'Equity',
      risk: place % 4 === 3 ? 'Moderate' : 'Very High',
      nav: 20 + (place % 37),
      previous_nav: 20.1 + (place % 37),
      bought: Array.from({ length: lotsEach }, (__, lot) => ({
        day: addDays(FIRST_DAY, lot * 31 + (place % 27)),
        units: 10 + ((place * 7 + lot * 3) % 90),
        nav: 15 + (place % 31),
      })),
    });
  });
