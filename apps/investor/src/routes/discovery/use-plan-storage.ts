import { investmentPlanStorage, type InvestmentPlan } from '@folioflow/flows';
import { writeStoredText } from '@folioflow/wiring';
import { useApp } from '../../wiring/app-context.ts';

/** Returns the function that stores the plan of a calculator; null removes it. */
export function usePlanStorage(): (plan: InvestmentPlan | null) => void {
  const { stores } = useApp();
  return (plan) => writeStoredText(stores, investmentPlanStorage, plan);
}
