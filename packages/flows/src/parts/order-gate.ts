import { CHECKOUT_REDIRECT_THRESHOLD, type CheckoutFlags } from '@folioflow/api/contract';
import { investorRoutes, routeOf, type InvestorRoute } from '../kit/routes.ts';

/** Orders are taken, and none is pending (INV-21). */
export const mayOrder = (flags: CheckoutFlags): boolean => flags.is_order_checkout_allowed && !flags.is_pending_order;

/** A route of the table named by a url that is long enough (A25, W20). */
export const redirectOf = ({ order_checkout_redirect_url: url }: CheckoutFlags): InvestorRoute | undefined =>
  url.length > CHECKOUT_REDIRECT_THRESHOLD ? routeOf(url, investorRoutes) : undefined;
