import { GoalCalculator } from '@folioflow/ui/screens/discovery/GoalCalculator/GoalCalculator';
import { usePlanStorage } from './use-plan-storage.ts';

/** /sipcalculator?of=goal, a public page. */
export const GoalCalculatorRoute = () => <GoalCalculator onPlan={usePlanStorage()} />;
