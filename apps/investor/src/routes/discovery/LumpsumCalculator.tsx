import { LumpsumCalculator } from '@folioflow/ui/screens/discovery/LumpsumCalculator/LumpsumCalculator';
import { usePlanStorage } from './use-plan-storage.ts';

/** /sipcalculator?of=lumpsum, a public page. */
export const LumpsumCalculatorRoute = () => <LumpsumCalculator onPlan={usePlanStorage()} />;
