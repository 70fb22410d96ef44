import { type NavPoint, createRecordedSeries } from '../catalogue/nav/nav-source.ts';
import { computeReturns } from '../catalogue/nav/returns.ts';
import { type SchemeDraft } from '../catalogue/records/scheme-draft.ts';
import { formatReturns, noReturns } from '../catalogue/schemes/scheme-entry.ts';
import { type OrderTermTraits } from '../catalogue/schemes/scheme-traits.ts';
import { illustrativeTerms } from '../catalogue/schemes/standard-terms.ts';
import { type AmfiRow } from './sources/amfi-row.ts';
import { type FundPortfolio } from './sources/fund-portfolios.ts';

const NOT_RATED = 'Not rated';
const MINIMUM = 500;
/** Maximum gap in days between the end of a history and the NAV of the file that continues it. */
const MAX_GAP_DAYS = 10;

const amcCodeOf = (amc: string): string =>
  amc
    .replace(/ Mutual Fund/i, '')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase();

/** History with the NAV of the daily file added, if the gap is small enough. */
export const appendToHistory = (history: readonly NavPoint[], row: AmfiRow): readonly NavPoint[] => {
  const last = history.at(-1)?.[0] ?? 0;
  return row.day > last && row.day - last <= MAX_GAP_DAYS ? [...history, [row.day, row.nav]] : history;
};

/** Terms that AMFI's file does not contain: an ELSS is locked in for three years by law. */
const createImportedTerms = ({ section: { isOpenEnded, category, subCategory } }: AmfiRow): OrderTermTraits => {
  const terms = isOpenEnded ? illustrativeTerms.openEnded : illustrativeTerms.closed;
  return /\bELSS\b/i.test(`${category} ${subCategory}`) ? { ...terms, lockIn: '3 years' } : terms;
};

/** Creates the scheme of an offered row; its returns come from its history, if there is one. */
export const createImportedScheme = (
  row: AmfiRow,
  history: readonly NavPoint[],
  fund: FundPortfolio | undefined,
): SchemeDraft => ({
  code: row.code,
  isin: row.isins[0] ?? '',
  secondIsin: row.isins[1] ?? '',
  name: row.name,
  amc: row.amc,
  amcCode: amcCodeOf(row.amc),
  category: row.section.category,
  subCategory: row.section.subCategory,
  risk: NOT_RATED,
  logo: '',
  historyCode: row.code,
  exchangeCode: row.code,
  minimum: MINIMUM,
  listGroup: 0,
  nav: history.length > 0 ? { kind: 'history' } : { kind: 'published', day: row.day, nav: row.nav },
  traits: {
    terms: createImportedTerms(row),
    portfolio: fund ? { kind: 'disclosed', fund: fund.fund } : null,
  },
  returns: history.length > 0 ? formatReturns(computeReturns(createRecordedSeries(history))) : noReturns,
});
