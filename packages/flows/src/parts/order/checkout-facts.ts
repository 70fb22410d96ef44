import { statedSchemeFactsOf, type GetSchemeStatisticsAnswer, type SchemeChart } from '@folioflow/api/contract';
import { formatExitLoad } from './option-facts.ts';

/** The ordered scheme and its costs, as the provider states them. */
export interface CheckoutFacts {
  /** The name of the fund without plan and option; '' if the provider sends none. */
  readonly fundName: string;
  readonly classification: Pick<SchemeChart, 'scheme_amc' | 'scheme_category' | 'sub_category' | 'risk'>;
  /** Percent of the assets in a year; null if unknown. */
  readonly expenseRatioPercent: number | null;
  /** In the provider's words; '' without one, null if unknown. */
  readonly exitLoad: string | null;
}

/** The lumpsum option of the same scheme code has the exit load of a SIP, whose options have none. */
function exitLoadOf({ general_order_terms: terms }: GetSchemeStatisticsAnswer, schemeCode: string): string | null {
  const term = terms.find(({ information }) => information.param_scheme_code === schemeCode);
  if (term === undefined) return null;
  return term.param_exit_load_flag === 'Y' ? formatExitLoad(term.param_exit_load) || null : '';
}

/** Returns the facts of a scheme that a checkout shows before the order. */
export function checkoutFactsOf(chart: GetSchemeStatisticsAnswer, schemeCode: string): CheckoutFacts {
  const { scheme_amc, scheme_category, sub_category, risk } = chart;
  const { fundName, expenseRatioPercent } = statedSchemeFactsOf(chart);
  return {
    fundName,
    classification: { scheme_amc, scheme_category, sub_category, risk },
    expenseRatioPercent,
    exitLoad: exitLoadOf(chart, schemeCode),
  };
}
