import { bankCases } from './bank.ts';
import { esignCases } from './esign.ts';
import { identityCases } from './identity.ts';
import { personalCases } from './personal.ts';

export const kycCases = [...identityCases, ...bankCases, ...personalCases, ...esignCases];
