import type { CheckoutFlags } from '@folioflow/api/contract';
import { investorRoutes, routeOf, type InvestorRoute } from '../../kit/routes.ts';
import { stageRouteOf } from '../../kyc/stage.ts';
import { checkoutRedirectOf } from '../../parts/order/order-gate.ts';

/** The reason that blocks an order. */
export interface OrderingBanner {
  readonly kind: 'pending' | 'notAllowed';
  /** Text of the server; '' where the app has its own text. */
  readonly text: string;
  /** Target of 'Click here'; null where no page helps (A26). */
  readonly link: { readonly kind: 'verifyNominee' } | { readonly kind: 'route'; readonly to: InvestorRoute } | null;
}

const createRouteLink = (to: InvestorRoute | undefined): OrderingBanner['link'] =>
  to === undefined ? null : { kind: 'route', to };

/**
 * Returns the banner for a pending order, otherwise the banner for ordering that is not allowed; null when the user can
 * place an order (A26, A27, DO-142 to DO-145). Without e-sign the link leads to the page of the server's redirect, or
 * to the due stage if the redirect is no page of the app.
 */
export function orderingBannerOf(flags: CheckoutFlags, loginStage: string): OrderingBanner | null {
  const text = flags.order_checkout_validation_message;
  if (flags.is_pending_order)
    return { kind: 'pending', text, link: createRouteLink(checkoutRedirectOf(flags) ?? 'orderList') };
  if (flags.is_order_checkout_allowed) return null;
  if (flags.is_bse_client_code_approved && !flags.is_bse_nominee_verified)
    return { kind: 'notAllowed', text, link: { kind: 'verifyNominee' } };
  const redirect = flags.is_kyc_esign_verified
    ? checkoutRedirectOf(flags)
    : (routeOf(flags.order_checkout_redirect_url, investorRoutes) ?? stageRouteOf(loginStage));
  return { kind: 'notAllowed', text, link: createRouteLink(redirect) };
}
