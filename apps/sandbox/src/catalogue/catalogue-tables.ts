import { type Bit } from '../store/bit.ts';

/** Where a scheme comes from: the 74 stated ones, the generator, or AMFI's file. */
export type SchemeOrigin = 'test' | 'generated' | 'imported';

/** One scheme of the catalogue. */
export interface SchemeRow {
  code: string;
  /** place in the list */
  position: number;
  /** schemes of different groups never share a list file; `full` keeps its 44 and 30 apart with it */
  list_group: number;
  /** 0 for schemes that are known to the chart and to orders only */
  is_listed: Bit;
  origin: SchemeOrigin;
  isin: string;
  name: string;
  amc: string;
  category: string;
  risk: string;
  /** rupees */
  minimum: number;
  /** JSON of the list entry; without its returns when `nav` can still move, whole otherwise */
  entry: string;
  /** JSON of NavSource */
  nav: string;
  /** JSON of SchemeTraits: terms of orders, portfolio and what makes a test scheme special */
  traits: string;
}

/** The imported history of one scheme, packed: JSON of [day, NAV] pairs, oldest first. */
export interface NavHistoryRow {
  scheme_code: string;
  points: string;
}

/** What a fund house disclosed of one fund, for all schemes of it: JSON of Portfolio. */
export interface FundPortfolioRow {
  fund: string;
  portfolio: string;
}

/** One row: how often the catalogue was replaced, and a fingerprint of what it holds now. */
export interface CatalogueRow {
  id: string;
  revision: number;
  fingerprint: string;
}

declare module '../store/tables.ts' {
  interface Tables {
    schemes: SchemeRow;
    nav_histories: NavHistoryRow;
    fund_portfolios: FundPortfolioRow;
    catalogue: CatalogueRow;
  }
}
