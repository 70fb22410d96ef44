import type { ChartTypes } from '../../kit/chart-types.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { ChartPageView } from '../chart-page/chart-page.types.ts';
import type { NavPeriod } from '../chart-page/nav-period.ts';
import type { ComparedNavs, ComparedReturns } from './compared-navs.ts';

/** Identifies a compared scheme at the provider; nothing of it is shown. */
export interface SchemeKey {
  readonly code: string;
  /** '' where it is unknown. */
  readonly isin: string;
}

/** The columns. A scheme does not change its column, and therefore its line style, when others come and go. */
export const COLUMNS = ['first', 'second', 'third'] as const;
export type ComparisonColumn = (typeof COLUMNS)[number];
export type ComparedSchemesByColumn = Readonly<Record<ComparisonColumn, SchemeKey | null>>;

export interface SchemeComparisonInput {
  /** The query of the address with the schemes and the period. */
  readonly search: string;
}

export interface SchemeComparisonContext {
  readonly columns: ComparedSchemesByColumn;
  readonly period: NavPeriod;
}

export type SchemeComparisonEvent =
  /** All schemes to compare; those already compared are not requested again. */
  | { type: 'schemes.chosen'; schemes: readonly SchemeKey[] }
  | { type: 'scheme.removed'; code: string }
  | { type: 'period.chosen'; period: NavPeriod };
export type SchemeComparisonChart = ChartTypes<SchemeComparisonContext, SchemeComparisonEvent, SchemeComparisonInput>;

export type SchemeComparisonPorts = OperationPorts<'getSchemeStatistics'>;

/** A scheme in its column with the view of its own page; a failure does not affect the others. */
export interface ComparedScheme {
  readonly column: ComparisonColumn;
  readonly scheme: SchemeKey;
  readonly page: ChartPageView;
}

/** Comparison of the NAVs. */
export type NavComparison =
  /** Not every scheme has answered yet. */
  | { readonly kind: 'waiting' }
  /** No scheme has a history. */
  | { readonly kind: 'none' }
  /** The histories have fewer than two common days. */
  | { readonly kind: 'apart' }
  | (ComparedNavs & {
      readonly kind: 'compared';
      /** The columns of the lines, in their order; a scheme without a history has no line. */
      readonly columns: readonly ComparisonColumn[];
      /** The drawn period: the chosen one, or the whole history where the schemes do not reach so far back. */
      readonly period: NavPeriod;
      readonly periods: readonly NavPeriod[];
      /** Returns of the same columns. */
      readonly returns: readonly ComparedReturns[];
    });

export interface SchemeComparisonView {
  readonly screen: 'choosing' | 'comparing';
  /** The query of the comparison. */
  readonly search: string;
  readonly schemes: readonly ComparedScheme[];
  readonly comparison: NavComparison;
  /** A column is free. */
  readonly canAdd: boolean;
}
