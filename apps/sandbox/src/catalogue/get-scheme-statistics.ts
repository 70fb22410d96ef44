import { type GetSchemeStatisticsAnswer, type GetSchemeStatisticsRequest } from '@folioflow/api/contract';
import { checkoutFactsOf } from '../clients/checkout-facts.ts';
import { type Call, type Reply } from '../ground/call.ts';
import { Refusal } from '../ground/refusal.ts';
import { dayAt, type Day, wireDay } from '../kit/days.ts';
import { type Database } from '../store/database.ts';
import { catalogueState } from './catalogue-store.ts';
import { type SchemeRow } from './catalogue-tables.ts';
import { keeper } from '../kit/keeper.ts';
import { navDataList } from './nav-source.ts';
import { type SchemeReturns } from './returns.ts';
import { percentNumber } from './scheme-entry.ts';
import {
  baseOfRow,
  isNamedBy,
  portfolioOfRow,
  returnsOfRow,
  schemeRow,
  seriesOfRow,
  traitsOfRow,
} from './scheme-rows.ts';
import { frequencyOptions, termsOf } from './scheme-terms.ts';
import { sipWindow } from './sip-window.ts';

type Chart = Reply<GetSchemeStatisticsAnswer>;
type Years = SchemeReturns['sip'];

const group = (years: Years | undefined) => ({
  '1y_percent': percentNumber(years?.[1]),
  '3y_percent': percentNumber(years?.[3]),
  '5y_percent': percentNumber(years?.[5]),
});

const annualized = (years: Years | undefined): Record<string, number> =>
  Object.fromEntries(
    ([1, 3, 5] as const).flatMap((year) => {
      const percent = percentNumber(years?.[year]);
      return percent === null ? [] : [[`${year}y_percent_annualized`, percent]];
    }),
  );

const returnsPart = (returns: SchemeReturns | undefined) => {
  const absolute = returns && { 1: returns.absolute[12], 3: returns.absolute[36], 5: returns.absolute[60] };
  return {
    sip_returns_calculation: { ...group(returns?.sip), ...annualized(returns?.sipAnnualized) },
    lumpsum_returns_calculation: { absolute: group(absolute), annualized: group(returns?.annualized) },
  };
};

/** Everything of the chart that is about the scheme and not about who looks at it. */
const schemePart = async (db: Database, row: SchemeRow, today: Day) => {
  const traits = traitsOfRow(row);
  const base = baseOfRow(row);
  const terms = termsOf(base, traits);
  const series = await seriesOfRow(db, row, today);
  const window = sipWindow(today, traits.announcedSipDay);
  return {
    scheme_code: row.code,
    scheme_name: row.name,
    scheme_isin: row.isin,
    scheme_amc: base.scheme_amc,
    scheme_category: base.scheme_category,
    sub_category: base.sub_category,
    risk: base.risk,
    sip_minimum_date: wireDay(window.announcedMinimum),
    sip_maximum_date: wireDay(window.maximum),
    sip_exclude_date_list: [...new Set(terms.sip_order_terms.flatMap((option) => option.sip_exclude_date_list))],
    nav_data_list: navDataList(series),
    sip_order_frequency: frequencyOptions(terms.sip_order_terms.map(({ sip_frequency }) => sip_frequency)),
    sip_order_terms: [...terms.sip_order_terms],
    general_order_terms: [...terms.general_order_terms],
    ...returnsPart(returnsOfRow(row, series)),
    ...(await portfolioOfRow(db, row)),
  };
};

const kept = keeper<Awaited<ReturnType<typeof schemePart>>>(24);

const keptPart = async (db: Database, row: SchemeRow, today: Day) => {
  const { fingerprint } = await catalogueState(db);
  return kept([fingerprint, today, row.code].join(' '), () => schemePart(db, row, today));
};

/** POST /master/scheme/statistics: the chart, the terms and what this client may do with them. */
export const getSchemeStatistics = async (call: Call<GetSchemeStatisticsRequest>): Promise<Chart> => {
  const { caller, db, now, request } = call;
  if (caller.kind !== 'investor') throw new Refusal('roleRefused', 'You are not allowed to do this.');
  const row = await schemeRow(db, request.param_scheme_code);
  if (!row || !isNamedBy(row, request.param_isin)) throw new Refusal('notFound', 'This scheme could not be found.');
  const { flags, ...facts } = await checkoutFactsOf(db, caller.id);
  return { ...(await keptPart(db, row, dayAt(now))), ...flags, ...facts };
};
