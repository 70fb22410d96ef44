import { type NavPoint, recorded } from '../catalogue/nav-source.ts';
import { returnsOf } from '../catalogue/returns.ts';
import { type SchemeDraft } from '../catalogue/scheme-draft.ts';
import { entryReturns, noReturns } from '../catalogue/scheme-entry.ts';
import { type TermTraits } from '../catalogue/scheme-traits.ts';
import { illustrativeTerms } from '../catalogue/standard-terms.ts';
import { type AmfiRow } from './amfi-row.ts';
import { type FundPortfolio } from './fund-portfolios.ts';

const NOT_RATED = 'Not rated';
const MINIMUM = 500;
/** A NAV of the file continues a history that ends at most this many days before it. */
const CONTINUES = 10;

const amcCodeOf = (amc: string): string =>
  amc
    .replace(/ Mutual Fund/i, '')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase();

/** A history with the NAV of the daily file behind it, where the two meet. */
export const continued = (history: readonly NavPoint[], row: AmfiRow): readonly NavPoint[] => {
  const last = history.at(-1)?.[0] ?? 0;
  return row.day > last && row.day - last <= CONTINUES ? [...history, [row.day, row.nav]] : history;
};

/** Whatever AMFI's file leaves out: an ELSS is locked in for three years by law. */
const termsOf = ({ section: { isOpenEnded, category, subCategory } }: AmfiRow): TermTraits => {
  const terms = isOpenEnded ? illustrativeTerms.openEnded : illustrativeTerms.closed;
  return /\bELSS\b/i.test(`${category} ${subCategory}`) ? { ...terms, lockIn: '3 years' } : terms;
};

/** The scheme of an offered row; its returns come from its history, if there is one. */
export const importedScheme = (
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
    terms: termsOf(row),
    portfolio: fund ? { kind: 'disclosed', fund: fund.fund } : null,
  },
  returns: history.length > 0 ? entryReturns(returnsOf(recorded(history))) : noReturns,
});
