import type { FilterLists } from '@folioflow/api/contract';

/** Filters without options: what a sign-in without a master list leaves. */
export const noLists: FilterLists = {
  amc_list: [],
  amc_category: [],
  amc_risk: [],
  growth_percentage: [],
  minimum_investment: [],
  investment_method: [],
};
