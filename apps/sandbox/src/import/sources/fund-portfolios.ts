import { type Holding } from '@folioflow/api/contract';
import { CsvError, type Info, parse } from 'csv-parse/sync';
import { type Portfolio } from '../../catalogue/schemes/portfolio.ts';
import { ImportRefusal } from './import-refusal.ts';

/** Disclosed portfolio of a fund. */
export interface FundPortfolio {
  readonly fund: string;
  /** `YYYY-MM-DD`, as in the file */
  readonly asOn: string;
  readonly portfolio: Portfolio;
}

const COLUMNS = ['scheme', 'as_on', 'section', 'sub_section', 'company', 'sector_or_rating', 'pct_of_aum'] as const;
/** `#` means less than half of the last digit: the share is not zero, but unknown. */
const UNKNOWN_SHARE = /^[#-]?$/;

interface TableRow {
  readonly record: Readonly<Partial<Record<string, string>>>;
  readonly info: Info;
}

const requireTableHead = (columns: string[], file: string): string[] => {
  const missing = COLUMNS.filter((column) => !columns.includes(column));
  if (missing.length === 0) return columns;
  throw new ImportRefusal(`${file} is no table of holdings: it has no ${missing.join(', ')}.`);
};

/** Parses a table with a head; the last cells of a row may be absent. @throws ImportRefusal */
const parseTable = (text: string, file: string): readonly TableRow[] => {
  // The parser reports no head in an empty text.
  if (text.trim() === '') requireTableHead([], file);
  const tolerance = { bom: true, trim: true, relax_quotes: true, relax_column_count: true, skip_empty_lines: true };
  try {
    return parse<TableRow>(text, {
      ...tolerance,
      columns: (head: string[]) => requireTableHead(head, file),
      info: true,
    });
  } catch (error) {
    throw error instanceof CsvError ? new ImportRefusal(`${file} is no CSV file: ${error.message}`) : error;
  }
};

const cellOf = ({ record }: TableRow, column: string): string => record[column] ?? '';

/** Percent; null if unknown. */
const parseShare = (row: TableRow, file: string): number | null => {
  const text = cellOf(row, 'pct_of_aum');
  if (UNKNOWN_SHARE.test(text)) return null;
  const share = Number(text);
  if (!Number.isFinite(share))
    throw new ImportRefusal(`${file}: the share “${text}” in line ${row.info.lines} is no number.`);
  return share;
};

/** Name of an instrument. `a) Listed/awaiting listing …` below a section adds nothing to it; cash is no instrument. */
const instrumentName = (row: TableRow): string => {
  const kind = cellOf(row, 'sub_section').replace(/^[a-z]\)\s*/i, '');
  if (/^TREPS/i.test(kind)) return '';
  const [section = ''] = cellOf(row, 'section').split(' ', 1);
  const plain = section.charAt(0) + section.slice(1).toLowerCase();
  if (/^Listed/i.test(kind)) return plain;
  return /^Unlisted/i.test(kind) ? `${plain}, unlisted` : kind;
};

const parseHolding = (row: TableRow, file: string): Holding => ({
  stock_search_id: cellOf(row, 'isin') || cellOf(row, 'company'),
  company_name: cellOf(row, 'company'),
  sector_name: cellOf(row, 'sector_or_rating'),
  instrument_name: instrumentName(row),
  corpus_per: parseShare(row, file),
});

/** Orders holdings by share, largest first, unknown shares last. */
const compareByShare = (one: Holding, other: Holding): number =>
  (other.corpus_per ?? -Infinity) - (one.corpus_per ?? -Infinity) || 0;

const roundToHundredths = (share: number): number => Math.round(share * 100) / 100;

/** Sectors of the holdings; cash without a sector has its own name. */
const sectorsOf = (holdings: readonly Holding[]): readonly (readonly [name: string, share: number])[] => {
  const shares = new Map<string, number>();
  for (const { sector_name, company_name, corpus_per } of holdings) {
    const name = sector_name || company_name;
    if (corpus_per !== null) shares.set(name, (shares.get(name) ?? 0) + corpus_per);
  }
  return [...shares]
    .map(([name, share]) => [name, roundToHundredths(share)] as const)
    .sort(([, one], [, other]) => other - one);
};

const createPortfolio = (holdings: readonly Holding[]): Portfolio => {
  const sectors = sectorsOf(holdings);
  return {
    seriespie_sector: sectors.map(([, share]) => share),
    optionspie_sector: sectors.map(([name]) => name),
    holdings_list: holdings.toSorted(compareByShare),
    fund_manager_list: [],
  };
};

/** Parses the holdings that fund houses disclose each month, each on a line. @throws ImportRefusal */
export const parseFundPortfolios = (text: string, file: string): readonly FundPortfolio[] => {
  const byFund = Map.groupBy(parseTable(text, file), (row) => cellOf(row, 'scheme'));
  return [...byFund].map(([fund, lines]) => ({
    fund,
    asOn: lines[0]?.record['as_on'] ?? '',
    portfolio: createPortfolio(lines.map((row) => parseHolding(row, file))),
  }));
};

/** First words after the name of the fund in the name of a scheme. */
const PLAN = new Set(['direct', 'regular', 'plan', 'growth', 'idcw', 'dividend', 'option', 'payout', 'bonus']);

const normalisedWords = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\p{N}&]+/gu) ?? [];

/**
 * Creates a finder of the fund of a scheme: the fund name is the beginning of the scheme name, before the plan. Case,
 * blanks and dashes are ignored.
 */
export const createFundFinder = (
  funds: readonly FundPortfolio[],
): ((schemeName: string) => FundPortfolio | undefined) => {
  const byName = new Map(funds.map((fund) => [normalisedWords(fund.fund).join(''), fund]));
  return (schemeName) => {
    const words = normalisedWords(schemeName);
    const ends = words.flatMap((_, place) => (PLAN.has(words[place + 1] ?? 'plan') ? [place + 1] : []));
    return ends.map((end) => byName.get(words.slice(0, end).join(''))).find((fund) => fund !== undefined);
  };
};
