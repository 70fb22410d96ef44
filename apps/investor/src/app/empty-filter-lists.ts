import type { FilterLists } from '@folioflow/api/contract';

/** Filters without options, for a session without a master list. */
export const emptyFilterLists: FilterLists = {
  amc_list: [],
  amc_category: [],
  amc_risk: [],
  growth_percentage: [],
  minimum_investment: [],
  investment_method: [],
};
