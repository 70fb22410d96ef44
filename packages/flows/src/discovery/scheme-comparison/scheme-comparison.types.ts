import type { ChartTypes } from '../../kit/chart-types.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { ChartPageView, NavPeriod } from '../chart-page/index.ts';
import type { ComparedNavs, ComparedReturns } from './compared-navs.ts';

/** Which scheme is compared: what the provider needs to find it, and nothing that is shown. */
export interface SchemeKey {
  readonly code: string;
  /** '' where it is not known. */
  readonly isin: string;
}

/** The columns. A scheme keeps its column while others come and go, and with it the look of its line. */
export const COLUMNS = ['first', 'second', 'third'] as const;
export type Column = (typeof COLUMNS)[number];
export type Columns = Readonly<Record<Column, SchemeKey | null>>;

export interface SchemeComparisonInput {
  /** The query of the address, which says the schemes and the period. */
  readonly search: string;
}

export interface SchemeComparisonContext {
  readonly columns: Columns;
  readonly period: NavPeriod;
}

export type SchemeComparisonEvent =
  /** All that are compared from now on; those that are here already are not fetched again. */
  | { type: 'schemes.chosen'; schemes: readonly SchemeKey[] }
  | { type: 'scheme.removed'; code: string }
  | { type: 'period.chosen'; period: NavPeriod };
export type SchemeComparisonChart = ChartTypes<SchemeComparisonContext, SchemeComparisonEvent, SchemeComparisonInput>;

export type SchemeComparisonPorts = OperationPorts<'getSchemeStatistics'>;

/** A scheme in its column, as its own page would show it; one that fails is alone in that. */
export interface ComparedScheme {
  readonly column: Column;
  readonly scheme: SchemeKey;
  readonly page: ChartPageView;
}

/** The NAVs beside each other. */
export type Comparison =
  /** Not every scheme has answered yet. */
  | { readonly is: 'waiting' }
  /** Of no scheme there is a history. */
  | { readonly is: 'none' }
  /** The histories have no two days in common. */
  | { readonly is: 'apart' }
  | (ComparedNavs & {
      readonly is: 'compared';
      /** Whose lines they are, in their order; a scheme without a history has none. */
      readonly columns: readonly Column[];
      /** The one that is drawn: the one that was chosen, or all there is where the schemes do not reach so far back. */
      readonly period: NavPeriod;
      readonly periods: readonly NavPeriod[];
      /** Of the same columns. */
      readonly returns: readonly ComparedReturns[];
    });

export interface SchemeComparisonView {
  readonly screen: 'choosing' | 'comparing';
  /** The query that says what is compared. */
  readonly search: string;
  readonly schemes: readonly ComparedScheme[];
  readonly comparison: Comparison;
  /** There is room for another one. */
  readonly canAdd: boolean;
}
