import { type GetSchemeStatisticsAnswer, type GetSchemeStatisticsRequest } from '@folioflow/api/contract';
import { readCheckoutFacts } from '../../clients/checkout-facts.ts';
import { type Call, type Reply } from '../../ground/call.ts';
import { Refusal } from '../../ground/refusal.ts';
import { dayAt, type Day, formatWireDay } from '../../kit/days.ts';
import { type Database } from '../../store/database.ts';
import { readCatalogueState } from '../records/catalogue-store.ts';
import { type SchemeRow } from '../records/catalogue-tables.ts';
import { createCache } from '../../kit/cache.ts';
import { navDataList } from '../nav/nav-source.ts';
import { type SchemeReturns } from '../nav/returns.ts';
import { publishedFactsOf } from '../schemes/published-facts.ts';
import { roundPercent } from '../schemes/scheme-entry.ts';
import {
  parseEntry,
  hasIsin,
  launchDayOf,
  readSchemePortfolio,
  schemeReturnsOf,
  findSchemeRow,
  readNavSeries,
  parseTraits,
} from '../records/scheme-rows.ts';
import { frequencyOptions, createSchemeTerms } from '../schemes/scheme-terms.ts';
import { computeSipWindow } from '../schemes/sip-window.ts';

type ChartReply = Reply<GetSchemeStatisticsAnswer>;
type YearlyReturns = SchemeReturns['sip'];

const createYearGroup = (years: YearlyReturns | undefined) => ({
  '1y_percent': roundPercent(years?.[1]),
  '3y_percent': roundPercent(years?.[3]),
  '5y_percent': roundPercent(years?.[5]),
});

const annualized = (years: YearlyReturns | undefined): Record<string, number> =>
  Object.fromEntries(
    ([1, 3, 5] as const).flatMap((year) => {
      const percent = roundPercent(years?.[year]);
      return percent === null ? [] : [[`${year}y_percent_annualized`, percent]];
    }),
  );

const createReturnsPart = (returns: SchemeReturns | undefined) => {
  const absolute = returns && { 1: returns.absolute[12], 3: returns.absolute[36], 5: returns.absolute[60] };
  return {
    sip_returns_calculation: { ...createYearGroup(returns?.sip), ...annualized(returns?.sipAnnualized) },
    lumpsum_returns_calculation: {
      absolute: createYearGroup(absolute),
      annualized: createYearGroup(returns?.annualized),
    },
  };
};

/** Creates the part of the chart that is equal for all callers. */
const createSchemePart = async (db: Database, row: SchemeRow, today: Day) => {
  const traits = parseTraits(row);
  const base = parseEntry(row);
  const terms = createSchemeTerms(base, traits);
  const series = await readNavSeries(db, row, today);
  const window = computeSipWindow(today, traits.announcedSipDay);
  return {
    scheme_code: row.code,
    scheme_name: row.name,
    scheme_isin: row.isin,
    scheme_amc: base.scheme_amc,
    scheme_category: base.scheme_category,
    sub_category: base.sub_category,
    risk: base.risk,
    mfapi_scheme_code: base.mfapi_scheme_code,
    ...publishedFactsOf(traits.facts, { risk: row.risk, launchDay: launchDayOf(row) }),
    sip_minimum_date: formatWireDay(window.announcedMinimum),
    sip_maximum_date: formatWireDay(window.maximum),
    sip_exclude_date_list: [...new Set(terms.sip_order_terms.flatMap((option) => option.sip_exclude_date_list))],
    nav_data_list: navDataList(series),
    sip_order_frequency: frequencyOptions(terms.sip_order_terms.map(({ sip_frequency }) => sip_frequency)),
    sip_order_terms: [...terms.sip_order_terms],
    general_order_terms: [...terms.general_order_terms],
    ...createReturnsPart(schemeReturnsOf(row, series)),
    ...(await readSchemePortfolio(db, row)),
  };
};

const schemePartCache = createCache<Awaited<ReturnType<typeof createSchemePart>>>(24);

const readSchemePart = async (db: Database, row: SchemeRow, today: Day) => {
  const { fingerprint } = await readCatalogueState(db);
  return schemePartCache([fingerprint, today, row.code].join(' '), () => createSchemePart(db, row, today));
};

/** POST /master/scheme/statistics: the chart and terms of a scheme, with the permissions of the caller. */
export const getSchemeStatistics = async (call: Call<GetSchemeStatisticsRequest>): Promise<ChartReply> => {
  const { caller, db, now, request } = call;
  if (caller.kind !== 'investor') throw new Refusal('roleRefused', 'You are not allowed to do this.');
  const row = await findSchemeRow(db, request.param_scheme_code);
  if (!row || !hasIsin(row, request.param_isin)) throw new Refusal('notFound', 'This scheme could not be found.');
  const { flags, ...facts } = await readCheckoutFacts(call, caller.id);
  return { ...(await readSchemePart(db, row, dayAt(now))), ...flags, ...facts };
};
