import { createOpeningApproach, type Approaches } from '../approach.ts';
import { portfolioApproach } from './holdings.ts';
import { WITH_ORDERS } from './orders.ts';

const allOrders = createOpeningApproach('/allOrders', { like: WITH_ORDERS });
const calendar = createOpeningApproach('/paymentCalendar', { like: WITH_ORDERS });

/** Approaches of the pages that request several lists of orders: one of the lists fails, or all do. */
export const orderOverviews = {
  'listOrders, all orders': { ...allOrders, failingCalls: 3 },
  'listOrders, a kind of all orders': allOrders,
  'listOrders, calendar': { ...calendar, failingCalls: 3 },
  'listOrders, a kind of the calendar': calendar,
  'listBankAccounts, calendar': calendar,
  'listOrders, payments ahead': { ...portfolioApproach, failingCalls: 2 },
} as const satisfies Approaches;
