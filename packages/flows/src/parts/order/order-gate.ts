import { CHECKOUT_REDIRECT_THRESHOLD, type CheckoutFlags } from '@folioflow/api/contract';
import { investorRoutes, routeOf, type InvestorRoute } from '../../kit/routes.ts';
import type { ClosedGate } from './order-confirmation/order-confirmation.types.ts';

/** True if orders are accepted and none is pending (INV-21). */
export const canOrder = (flags: CheckoutFlags): boolean => flags.is_order_checkout_allowed && !flags.is_pending_order;

/** The route that a url of sufficient length names (A25). */
export const checkoutRedirectOf = ({
  order_checkout_redirect_url: url,
}: Pick<CheckoutFlags, 'order_checkout_redirect_url'>): InvestorRoute | undefined =>
  url.length > CHECKOUT_REDIRECT_THRESHOLD ? routeOf(url, investorRoutes) : undefined;

/** Null while orders are accepted (INV-21). */
export function closedGateOf(flags: CheckoutFlags): ClosedGate | null {
  if (canOrder(flags)) return null;
  return {
    message: flags.order_checkout_validation_message,
    redirect: checkoutRedirectOf(flags) ?? (flags.is_pending_order ? 'orderList' : 'schemeList'),
  };
}

/** True for a url of sufficient length that names no page of the app: a press on it shows an alert (A25, C-08). */
export const isCheckoutRedirectUnknown = (flags: Pick<CheckoutFlags, 'order_checkout_redirect_url'>): boolean =>
  flags.order_checkout_redirect_url.length > CHECKOUT_REDIRECT_THRESHOLD && checkoutRedirectOf(flags) === undefined;
