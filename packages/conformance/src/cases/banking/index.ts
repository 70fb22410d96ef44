import { accountCases } from './accounts.ts';
import { mandateCases } from './mandates.ts';

export const bankingCases = [...accountCases, ...mandateCases];
