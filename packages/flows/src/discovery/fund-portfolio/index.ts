import type { SchemeChart } from '@folioflow/api/contract';

/** Portfolio data that a fund publishes; empty lists where it publishes none. */
export type PublishedPortfolio = Pick<
  SchemeChart,
  'seriespie_sector' | 'optionspie_sector' | 'holdings_list' | 'fund_manager_list'
>;

/** The tabs in their order (DO-087). */
export const PORTFOLIO_TABS = ['returns', 'holdings', 'sector', 'managers', 'information'] as const;
export type PortfolioTab = (typeof PORTFOLIO_TABS)[number];

/** A line of the holdings (DO-091). */
export interface HoldingLine {
  readonly key: string;
  /** Position in the provider's list, from 1. */
  readonly number: number;
  readonly company: string;
  readonly sector: string;
  readonly instrument: string;
  /** Percent of the assets; negative for liabilities, null where the provider gives none. */
  readonly assets: number | null;
}

export const HOLDING_COLUMNS = ['number', 'company', 'sector', 'instrument', 'assets'] as const;
export type HoldingColumn = (typeof HOLDING_COLUMNS)[number];

/** Texts and numbers are sorted in ascending order, shares in descending order. */
export interface HoldingSort {
  readonly column: HoldingColumn;
  readonly isReversed: boolean;
}

export const holdingLinesOf = ({ holdings_list }: Pick<PublishedPortfolio, 'holdings_list'>): readonly HoldingLine[] =>
  holdings_list.map((holding, place) => ({
    key: `${place}-${holding.stock_search_id}`,
    number: place + 1,
    company: holding.company_name,
    sector: holding.sector_name,
    instrument: holding.instrument_name,
    assets: holding.corpus_per,
  }));

function compareHoldings(one: HoldingLine, other: HoldingLine, column: HoldingColumn): number {
  if (column === 'number') return one.number - other.number;
  if (column === 'assets') return (other.assets ?? 0) - (one.assets ?? 0);
  const [name, further] = [one[column].toLowerCase(), other[column].toLowerCase()];
  return name < further ? -1 : name > further ? 1 : 0;
}

const hasColumnValue = (line: HoldingLine, column: HoldingColumn): boolean =>
  line[column] !== '' && line[column] !== null;

/**
 * Sorts holdings by a column. Lines without a value come last in both directions; equal lines remain in their order.
 */
export function sortHoldings(
  lines: readonly HoldingLine[],
  { column, isReversed }: HoldingSort,
): readonly HoldingLine[] {
  const sign = isReversed ? -1 : 1;
  return [
    ...[...lines.filter((line) => hasColumnValue(line, column))].sort(
      (one, other) => sign * compareHoldings(one, other, column),
    ),
    ...lines.filter((line) => !hasColumnValue(line, column)),
  ];
}

/** Returns the sort after a press of a column header: a second press on the same column reverses the order. */
export const nextHoldingSort = (sort: HoldingSort, column: HoldingColumn): HoldingSort => ({
  column,
  isReversed: sort.column === column && !sort.isReversed,
});

export interface SectorBar {
  readonly name: string;
  /** Percent of the assets. */
  readonly share: number;
  /** Percent of the widest bar. */
  readonly width: number;
}

/** A bar for each sector that has both a name and a share (DO-093). */
export function sectorBarsOf({
  seriespie_sector: shares,
  optionspie_sector: names,
}: Pick<PublishedPortfolio, 'seriespie_sector' | 'optionspie_sector'>): readonly SectorBar[] {
  const widest = Math.max(...shares, 0);
  return names
    .map((name, place) => ({ name, share: shares[place] }))
    .filter((bar): bar is { name: string; share: number } => bar.share !== undefined)
    .map(({ name, share }) => ({ name, share, width: widest > 0 ? (Math.max(0, share) / widest) * 100 : 0 }));
}

const BAR_HEIGHTS_PX = [
  [5, 120],
  [10, 50],
  [15, 40],
  [20, 30],
] as const;

/** Returns the height of each bar in pixels for a number of bars (DO-094 to DO-098, A62). */
export const sectorBarHeightInPx = (count: number): number => BAR_HEIGHTS_PX.find(([most]) => count <= most)?.[1] ?? 20;
