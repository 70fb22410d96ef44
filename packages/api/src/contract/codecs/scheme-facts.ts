import { calendarDayOf, type CalendarDay } from '../formats.ts';
import type { RiskometerLevel, SchemePlan } from '../labels.ts';
import type { SchemeChart } from '../wire-types.gen.ts';

/** Published facts of a scheme. Null, or '' for a text, is unknown. */
export interface StatedSchemeFacts {
  /** The fund of the scheme: the same text for its direct and its regular plan. */
  readonly fundName: string;
  readonly plan: SchemePlan | null;
  readonly riskometer: RiskometerLevel | null;
  /** Percent of the assets in a year. */
  readonly expenseRatioPercent: number | null;
  /** Assets of all plans, in crore rupees. */
  readonly fundSizeCrore: number | null;
  readonly benchmark: string;
  /** The day of the first allotment. */
  readonly launchDay: CalendarDay | null;
}

type SchemeFactFields = Partial<
  Pick<
    SchemeChart,
    | 'fund_name'
    | 'scheme_plan'
    | 'riskometer_level'
    | 'expense_ratio_percent'
    | 'fund_size_crore'
    | 'benchmark_name'
    | 'launch_date'
  >
>;

/** Returns the facts in the chart of a scheme, or in its entry of the list, which has fewer of them. */
export const statedSchemeFactsOf = (fields: SchemeFactFields): StatedSchemeFacts => ({
  fundName: fields.fund_name ?? '',
  plan: fields.scheme_plan ?? null,
  riskometer: fields.riskometer_level ?? null,
  expenseRatioPercent: fields.expense_ratio_percent ?? null,
  fundSizeCrore: fields.fund_size_crore ?? null,
  benchmark: fields.benchmark_name ?? '',
  launchDay: calendarDayOf(fields.launch_date ?? ''),
});
