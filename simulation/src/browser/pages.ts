import type { PageOpener } from './page.ts';
import { accessPages } from './pages/access.ts';
import { bankingPages } from './pages/banking.ts';
import { checkoutPages } from './pages/checkout.ts';
import { kycPages } from './pages/kyc.ts';
import { orderPages } from './pages/orders.ts';
import { paymentPages } from './pages/payments.ts';
import { watchlistPages } from './pages/watchlists.ts';

/** The pages that run flows, by the first segment of their path; every other page is empty. */
export const pageOpeners: Readonly<Record<string, PageOpener>> = {
  ...accessPages,
  ...bankingPages,
  ...checkoutPages,
  ...kycPages,
  ...orderPages,
  ...paymentPages,
  ...watchlistPages,
};

const publicPages = new Set([
  '',
  'signin',
  'signup',
  'otp-1',
  'otp-2',
  'reset',
  'verify-email',
  'verify-pin',
  'gateway',
]);

export const isPublicPage = (to: string): boolean => publicPages.has(to);
