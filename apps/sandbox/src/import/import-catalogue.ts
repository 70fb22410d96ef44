import { replaceCatalogue } from '../catalogue/records/catalogue-store.ts';
import { type NavHistoryRow, type SchemeRow } from '../catalogue/records/catalogue-tables.ts';
import { schemeRowOf } from '../catalogue/records/scheme-draft.ts';
import { createSeedRows } from '../catalogue/seed/seed-catalogue.ts';
import { type Database } from '../store/database.ts';
import { type AmfiRow } from './sources/amfi-row.ts';
import { createFundFinder, type FundPortfolio } from './sources/fund-portfolios.ts';
import { appendToHistory, createImportedScheme } from './imported-scheme.ts';
import { type NavHistory } from './sources/nav-history.ts';
import { writeInTransaction } from '../store/write-transaction.ts';

export interface ImportChoices {
  /** true if the 74 stated schemes remain in the list; the chart and orders know them in any case */
  readonly keepTestSchemes: boolean;
}

/** Result of the import of NAV histories. */
export interface ImportedHistories {
  readonly used: number;
  /** codes of histories without an offered scheme */
  readonly unused: readonly string[];
  readonly points: number;
  readonly leftOut: number;
  /** NAVs without a valid day */
  readonly refused: number;
}

/** Result of the import of disclosed portfolios. */
export interface ImportedPortfolios {
  /** number of funds, and of their schemes */
  readonly used: number;
  readonly schemes: number;
  /** names of funds without an offered scheme */
  readonly unused: readonly string[];
  /** days of the portfolios, without duplicates */
  readonly days: readonly string[];
}

export interface ImportSources {
  readonly histories: readonly NavHistory[];
  readonly portfolios: readonly FundPortfolio[];
}

const createTestSchemeRows = ({ keepTestSchemes }: ImportChoices): readonly SchemeRow[] =>
  createSeedRows('full').map((row) => ({ ...row, list_group: 0, is_listed: keepTestSchemes ? 1 : 0 }));

/** Replaces the generated schemes by the offered ones; a failure changes nothing. */
export const importCatalogue = async (
  db: Database,
  offered: readonly AmfiRow[],
  { histories, portfolios }: ImportSources,
  wishes: ImportChoices,
): Promise<{ readonly histories: ImportedHistories; readonly portfolios: ImportedPortfolios }> => {
  const fundOf = createFundFinder(portfolios);
  const schemesOf = new Map<FundPortfolio, number>();
  const byCode = new Map(histories.map((history) => [history.code, history]));
  const known = createTestSchemeRows(wishes);
  const used: NavHistory[] = [];
  const historyRows: NavHistoryRow[] = [];
  const schemes = offered.map((row, place) => {
    const history = byCode.get(row.code);
    const points = appendToHistory(history?.points ?? [], row);
    if (history && points.length > 0) {
      used.push(history);
      historyRows.push({ scheme_code: row.code, points: JSON.stringify(points) });
    }
    const fund = fundOf(row.name);
    if (fund) schemesOf.set(fund, (schemesOf.get(fund) ?? 0) + 1);
    return schemeRowOf(createImportedScheme(row, points, fund), known.length + place, 'imported');
  });
  const funds = [...schemesOf.keys()];
  const published = {
    histories: historyRows,
    portfolios: funds.map(({ fund, portfolio }) => ({ fund, portfolio: JSON.stringify(portfolio) })),
  };
  await writeInTransaction(db, (transaction) => replaceCatalogue(transaction, [...known, ...schemes], published));
  const usedCodes = new Set(used.map(({ code }) => code));
  return {
    histories: {
      used: used.length,
      unused: histories.map(({ code }) => code).filter((code) => !usedCodes.has(code)),
      points: used.reduce((sum, { points }) => sum + points.length, 0),
      leftOut: used.reduce((sum, { leftOut }) => sum + leftOut, 0),
      refused: used.reduce((sum, { refused }) => sum + refused.length, 0),
    },
    portfolios: {
      used: funds.length,
      schemes: [...schemesOf.values()].reduce((sum, count) => sum + count, 0),
      unused: portfolios.filter((each) => !schemesOf.has(each)).map(({ fund }) => fund),
      days: [...new Set(funds.map(({ asOn }) => asOn))],
    },
  };
};
