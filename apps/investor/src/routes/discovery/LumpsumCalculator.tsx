import { LumpsumCalculator } from '@folioflow/ui/screens/discovery/LumpsumCalculator/LumpsumCalculator';

/** /lumpsumcalculator, a public page. */
export const LumpsumCalculatorRoute = () => <LumpsumCalculator />;
