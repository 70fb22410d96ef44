import { type ConformanceCase } from '../kit/define-case.ts';
import { accessCases } from './access/index.ts';
import { checkoutCases } from './checkout/index.ts';
import { holdingCases } from './holdings/index.ts';
import { orderCases } from './orders/index.ts';
import { paymentCases } from './payments/index.ts';
import { discoveryCases } from './discovery/index.ts';
import { bankingCases } from './banking/index.ts';
import { kycCases } from './kyc/index.ts';
import { backofficeCases } from './backoffice/index.ts';
import { idempotencyCases } from './idempotency/index.ts';
import { securityCases } from './security/index.ts';
import { codeCases } from './codes/index.ts';
import { httpCases } from './http/index.ts';

/** All cases, by area. */
export const allCases: readonly ConformanceCase[] = [
  ...httpCases,
  ...accessCases,
  ...checkoutCases,
  ...orderCases,
  ...holdingCases,
  ...paymentCases,
  ...discoveryCases,
  ...bankingCases,
  ...kycCases,
  ...backofficeCases,
  ...idempotencyCases,
  ...securityCases,
  ...codeCases,
];
