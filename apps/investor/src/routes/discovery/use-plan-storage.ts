import type { InvestmentPlan } from '@folioflow/flows';
import { useApp } from '../../wiring/app-context.ts';

/** Returns the function that stores the plan of a calculator. Its code loads with the press of the link. */
export function usePlanStorage(): (plan: InvestmentPlan) => void {
  const { stores } = useApp();
  // Without the code the field of the amount is empty, as it is without a plan.
  return (plan) =>
    void import('./store-plan.ts').then(
      ({ storePlan }) => storePlan(stores, plan),
      () => undefined,
    );
}
