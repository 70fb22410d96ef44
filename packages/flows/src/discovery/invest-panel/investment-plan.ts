import type { StorageRule } from '../../kit/storage-rule.ts';

/** A planned investment: whole rupees, each month or once. */
export interface InvestmentPlan {
  readonly tab: 'sip' | 'lumpsum';
  readonly amount: number;
}

/** Stores the plan of a calculator until an order with it is begun; null removes it (decision 075). */
export const investmentPlanStorage: StorageRule<InvestmentPlan | null> = {
  store: 'session',
  key: 'invest_plan',
  select: (plan) => plan && JSON.stringify(plan),
};

/** Parses a stored plan; null for anything else. */
export function parseInvestmentPlan(storedText: string | null): InvestmentPlan | null {
  const [, tab, digits] = /^\{"tab":"(sip|lumpsum)","amount":(\d{1,11})\}$/.exec(storedText ?? '') ?? [];
  return tab === 'sip' || tab === 'lumpsum' ? { tab, amount: Number(digits) } : null;
}
