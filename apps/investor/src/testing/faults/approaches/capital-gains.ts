import { createOpeningApproach, type Approaches } from '../approach.ts';
import { WITH_ORDERS } from './orders.ts';

/** Approaches of the page of capital gains. */
export const capitalGains = {
  'listHoldings, capital gains': createOpeningApproach('/capitalGains', { like: WITH_ORDERS }),
  'listTransactions, capital gains': createOpeningApproach('/capitalGains', { like: WITH_ORDERS }),
} as const satisfies Approaches;
