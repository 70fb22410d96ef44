import type { CheckoutFlags } from '@folioflow/api/contract';
import { investorRoutes, routeOf, type InvestorRoute } from '../../kit/routes.ts';
import { stageRouteOf } from '../../kyc/stage.ts';
import { redirectOf } from '../../parts/order-gate.ts';

/** What stands between the person and an order. */
export interface Banner {
  readonly kind: 'pending' | 'notAllowed';
  /** Text of the server; '' where the words are our own. */
  readonly text: string;
  /** What 'Click here' does; null where there is no way on from here (A26). */
  readonly link: { readonly kind: 'verifyNominee' } | { readonly kind: 'route'; readonly to: InvestorRoute } | null;
}

const toRoute = (to: InvestorRoute | undefined): Banner['link'] => (to === undefined ? null : { kind: 'route', to });

/**
 * A pending order first, then ordering that is not allowed; null when an order may be placed (A26, A27, DO-142 to DO-145).
 * Without e-sign the way leads where the server says, and where it names no page of ours to the stage that is due.
 */
export function bannerOf(flags: CheckoutFlags, loginStage: string): Banner | null {
  const text = flags.order_checkout_validation_message;
  if (flags.is_pending_order) return { kind: 'pending', text, link: toRoute(redirectOf(flags) ?? 'orderList') };
  if (flags.is_order_checkout_allowed) return null;
  if (flags.is_bse_client_code_approved && !flags.is_bse_nominee_verified)
    return { kind: 'notAllowed', text, link: { kind: 'verifyNominee' } };
  const redirect = flags.is_kyc_esign_verified
    ? redirectOf(flags)
    : (routeOf(flags.order_checkout_redirect_url, investorRoutes) ?? stageRouteOf(loginStage));
  return { kind: 'notAllowed', text, link: toRoute(redirect) };
}
