import { type Holding } from '@folioflow/api/contract';
import { type Portfolio } from '../catalogue/portfolio.ts';
import { type CsvRow, readCsv } from '../kit/csv.ts';
import { ImportRefusal } from './import-refusal.ts';

/** What a fund house disclosed of one fund. */
export interface FundPortfolio {
  readonly fund: string;
  /** `YYYY-MM-DD`, as the file says it */
  readonly asOn: string;
  readonly portfolio: Portfolio;
}

const COLUMNS = ['scheme', 'as_on', 'section', 'sub_section', 'company', 'sector_or_rating', 'pct_of_aum'] as const;
/** `#` stands for less than half of the last digit: there is something, and its share is not told. */
const UNTOLD = /^[#-]?$/;

/** Percent; null where it is not told. */
const shareOf = (row: CsvRow, file: string): number | null => {
  const text = row.cell('pct_of_aum');
  if (UNTOLD.test(text)) return null;
  const share = Number(text);
  if (!Number.isFinite(share))
    throw new ImportRefusal(`${file}: the share “${text}” in line ${row.line} is no number.`);
  return share;
};

/** `a) Listed/awaiting listing …` below a section says nothing that the section does not; money in hand is no instrument. */
const instrumentOf = (row: CsvRow): string => {
  const kind = row.cell('sub_section').replace(/^[a-z]\)\s*/i, '');
  if (/^TREPS/i.test(kind)) return '';
  const [section = ''] = row.cell('section').split(' ', 1);
  const plain = section.charAt(0) + section.slice(1).toLowerCase();
  if (/^Listed/i.test(kind)) return plain;
  return /^Unlisted/i.test(kind) ? `${plain}, unlisted` : kind;
};

const holdingOf = (row: CsvRow, file: string): Holding => ({
  stock_search_id: row.cell('isin') || row.cell('company'),
  company_name: row.cell('company'),
  sector_name: row.cell('sector_or_rating'),
  instrument_name: instrumentOf(row),
  corpus_per: shareOf(row, file),
});

/** The largest first; what is not told comes last. */
const falling = (one: Holding, other: Holding): number =>
  (other.corpus_per ?? -Infinity) - (one.corpus_per ?? -Infinity) || 0;

const hundredths = (share: number): number => Math.round(share * 100) / 100;

/** Sectors as the holdings name them; money in hand, of no sector, under its own name. */
const sectorsOf = (holdings: readonly Holding[]): readonly (readonly [name: string, share: number])[] => {
  const shares = new Map<string, number>();
  for (const { sector_name, company_name, corpus_per } of holdings) {
    const name = sector_name || company_name;
    if (corpus_per !== null) shares.set(name, (shares.get(name) ?? 0) + corpus_per);
  }
  return [...shares]
    .map(([name, share]) => [name, hundredths(share)] as const)
    .sort(([, one], [, other]) => other - one);
};

const portfolioOf = (holdings: readonly Holding[]): Portfolio => {
  const sectors = sectorsOf(holdings);
  return {
    seriespie_sector: sectors.map(([, share]) => share),
    optionspie_sector: sectors.map(([name]) => name),
    holdings_list: holdings.toSorted(falling),
    fund_manager_list: [],
  };
};

/** Reads the holdings that fund houses disclose each month, a line for each. @throws ImportRefusal */
export const readFundPortfolios = (text: string, file: string): readonly FundPortfolio[] => {
  const { columns, rows } = readCsv(text);
  const missing = COLUMNS.filter((column) => !columns.includes(column));
  if (missing.length > 0) throw new ImportRefusal(`${file} is no table of holdings: it has no ${missing.join(', ')}.`);
  const byFund = Map.groupBy(rows, (row) => row.cell('scheme'));
  return [...byFund].map(([fund, lines]) => ({
    fund,
    asOn: lines[0]?.cell('as_on') ?? '',
    portfolio: portfolioOf(lines.map((row) => holdingOf(row, file))),
  }));
};

/** Begins what the name of a scheme says beside its fund. */
const PLAN = new Set(['direct', 'regular', 'plan', 'growth', 'idcw', 'dividend', 'option', 'payout', 'bonus']);

const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\p{N}&]+/gu) ?? [];

/** Finds the fund of a scheme: the one whose whole name it begins with, before its plan. Case, blanks and dashes say nothing. */
export const fundFinder = (funds: readonly FundPortfolio[]): ((schemeName: string) => FundPortfolio | undefined) => {
  const byName = new Map(funds.map((fund) => [wordsOf(fund.fund).join(''), fund]));
  return (schemeName) => {
    const words = wordsOf(schemeName);
    const ends = words.flatMap((_, place) => (PLAN.has(words[place + 1] ?? 'plan') ? [place + 1] : []));
    return ends.map((end) => byName.get(words.slice(0, end).join(''))).find((fund) => fund !== undefined);
  };
};
