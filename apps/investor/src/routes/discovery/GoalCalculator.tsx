import { GoalCalculator } from '@folioflow/ui/screens/discovery/GoalCalculator/GoalCalculator';

/** /goalcalculator, a public page. */
export const GoalCalculatorRoute = () => <GoalCalculator />;
