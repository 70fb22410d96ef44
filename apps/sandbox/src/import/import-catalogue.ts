import { replaceCatalogue } from '../catalogue/catalogue-store.ts';
import { type NavHistoryRow, type SchemeRow } from '../catalogue/catalogue-tables.ts';
import { rowOf } from '../catalogue/scheme-draft.ts';
import { seedRows } from '../catalogue/seed-catalogue.ts';
import { type Database } from '../store/database.ts';
import { type AmfiRow } from './amfi-row.ts';
import { fundFinder, type FundPortfolio } from './fund-portfolios.ts';
import { continued, importedScheme } from './imported-scheme.ts';
import { type NavHistory } from './nav-history.ts';

export interface ImportWishes {
  /** the 74 stated schemes stay in the list; they stay known to the chart and to orders in any case */
  readonly keepTestSchemes: boolean;
}

/** Which histories found their scheme. */
export interface ImportedHistories {
  readonly used: number;
  /** codes of histories whose scheme is not offered */
  readonly unused: readonly string[];
  readonly points: number;
  readonly leftOut: number;
}

/** Which disclosed portfolios found their schemes. */
export interface ImportedPortfolios {
  /** funds, and the schemes of them */
  readonly used: number;
  readonly schemes: number;
  /** names of funds of which no scheme is offered */
  readonly unused: readonly string[];
  /** the days the portfolios are of, each once */
  readonly days: readonly string[];
}

export interface ImportSources {
  readonly histories: readonly NavHistory[];
  readonly portfolios: readonly FundPortfolio[];
}

const testRows = ({ keepTestSchemes }: ImportWishes): readonly SchemeRow[] =>
  seedRows('full').map((row) => ({ ...row, list_group: 0, is_listed: keepTestSchemes ? 1 : 0 }));

/** Puts the offered schemes in the place of the generated ones; all of it or nothing. */
export const importCatalogue = async (
  db: Database,
  offered: readonly AmfiRow[],
  { histories, portfolios }: ImportSources,
  wishes: ImportWishes,
): Promise<{ readonly histories: ImportedHistories; readonly portfolios: ImportedPortfolios }> => {
  const fundOf = fundFinder(portfolios);
  const schemesOf = new Map<FundPortfolio, number>();
  const byCode = new Map(histories.map((history) => [history.code, history]));
  const known = testRows(wishes);
  const used: NavHistory[] = [];
  const historyRows: NavHistoryRow[] = [];
  const schemes = offered.map((row, place) => {
    const history = byCode.get(row.code);
    const points = continued(history?.points ?? [], row);
    if (history && points.length > 0) {
      used.push(history);
      historyRows.push({ scheme_code: row.code, points: JSON.stringify(points) });
    }
    const fund = fundOf(row.name);
    if (fund) schemesOf.set(fund, (schemesOf.get(fund) ?? 0) + 1);
    return rowOf(importedScheme(row, points, fund), known.length + place, 'imported');
  });
  const funds = [...schemesOf.keys()];
  const published = {
    histories: historyRows,
    portfolios: funds.map(({ fund, portfolio }) => ({ fund, portfolio: JSON.stringify(portfolio) })),
  };
  await db.transaction().execute((transaction) => replaceCatalogue(transaction, [...known, ...schemes], published));
  const usedCodes = new Set(used.map(({ code }) => code));
  return {
    histories: {
      used: used.length,
      unused: histories.map(({ code }) => code).filter((code) => !usedCodes.has(code)),
      points: used.reduce((sum, { points }) => sum + points.length, 0),
      leftOut: used.reduce((sum, { leftOut }) => sum + leftOut, 0),
    },
    portfolios: {
      used: funds.length,
      schemes: [...schemesOf.values()].reduce((sum, count) => sum + count, 0),
      unused: portfolios.filter((each) => !schemesOf.has(each)).map(({ fund }) => fund),
      days: [...new Set(funds.map(({ asOn }) => asOn))],
    },
  };
};
