import { RISKOMETER_LEVELS, type Scheme, type SchemeChart } from '@folioflow/api/contract';
import { formatWireDay, type Day } from '../../kit/days.ts';
import { type FundFactTraits } from './scheme-traits.ts';

type FundFields = Pick<Scheme, 'fund_name' | 'scheme_plan' | 'fund_size_crore'>;

/** The fund of a scheme, for its entry of the list and its chart; nothing for a scheme without published facts. */
export const fundFieldsOf = (facts: FundFactTraits | undefined): FundFields =>
  facts === undefined
    ? {}
    : { fund_name: facts.fundName, scheme_plan: facts.plan, fund_size_crore: facts.fundSizeCrore };

/** The level of the riskometer by its name, `Low to Moderate`; undefined for a fund that is not rated. */
const riskometerLevelOf = (risk: string) => {
  const name = risk.replaceAll(' ', '').toLowerCase();
  return RISKOMETER_LEVELS.find((level) => level.toLowerCase() === name);
};

type PublishedFacts = FundFields &
  Pick<SchemeChart, 'riskometer_level' | 'expense_ratio_percent' | 'benchmark_name' | 'launch_date'>;

/** The published facts of a scheme, for its chart. */
export const publishedFactsOf = (
  facts: FundFactTraits | undefined,
  { risk, launchDay }: { readonly risk: string; readonly launchDay: Day | undefined },
): PublishedFacts => {
  if (facts === undefined) return {};
  const riskometer_level = riskometerLevelOf(risk);
  return {
    ...fundFieldsOf(facts),
    ...(riskometer_level ? { riskometer_level } : {}),
    expense_ratio_percent: facts.expenseRatioPercent,
    benchmark_name: facts.benchmark,
    ...(launchDay === undefined ? {} : { launch_date: formatWireDay(launchDay) }),
  };
};
