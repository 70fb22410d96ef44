import { type Bit } from '../../store/bit.ts';

/** Origin of a scheme: the 74 stated schemes, the generator, or AMFI's file. */
export type SchemeOrigin = 'test' | 'generated' | 'imported';

/** Scheme of the catalogue. */
export interface SchemeRow {
  code: string;
  /** position in the list */
  position: number;
  /** schemes of different groups never share a list file; separates the 44 and 30 schemes of `full` */
  list_group: number;
  /** 0 for schemes that only the chart and orders know */
  is_listed: Bit;
  origin: SchemeOrigin;
  isin: string;
  name: string;
  amc: string;
  category: string;
  risk: string;
  /** rupees */
  minimum: number;
  /** JSON of the list entry, without its returns if `nav` can still change */
  entry: string;
  /** JSON of NavSource */
  nav: string;
  /** JSON of SchemeTraits: terms of orders, portfolio and special behaviour of test schemes */
  traits: string;
}

/** Imported NAV history of a scheme: JSON of [day, NAV] pairs, oldest first. */
export interface NavHistoryRow {
  scheme_code: string;
  points: string;
}

/** Disclosed portfolio of a fund, for all of its schemes: JSON of Portfolio. */
export interface FundPortfolioRow {
  fund: string;
  portfolio: string;
}

/** Single row: number of replacements of the catalogue, and the fingerprint of its content. */
export interface CatalogueRow {
  id: string;
  revision: number;
  fingerprint: string;
}

declare module '../../store/tables.ts' {
  interface Tables {
    schemes: SchemeRow;
    nav_histories: NavHistoryRow;
    fund_portfolios: FundPortfolioRow;
    catalogue: CatalogueRow;
  }
}
