import { CHECKOUT_REDIRECT_THRESHOLD, type CheckoutFlags } from '@folioflow/api/contract';
import { investorRoutes, routeOf, type InvestorRoute } from '../../kit/routes.ts';

/** True if orders are accepted and none is pending (INV-21). */
export const canOrder = (flags: CheckoutFlags): boolean => flags.is_order_checkout_allowed && !flags.is_pending_order;

/** The route that a url of sufficient length names (A25). */
export const checkoutRedirectOf = ({ order_checkout_redirect_url: url }: CheckoutFlags): InvestorRoute | undefined =>
  url.length > CHECKOUT_REDIRECT_THRESHOLD ? routeOf(url, investorRoutes) : undefined;
