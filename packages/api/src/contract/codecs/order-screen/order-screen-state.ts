import type { Order } from '../../wire-types.gen.ts';

/** The modes of the order screen (OM-121). */
export const ORDER_REQUEST_MODES = ['payment', 'paynow', 'investmore', 'redeem'] as const;
export type OrderRequestMode = (typeof ORDER_REQUEST_MODES)[number];

/**
 * Returns the navigation state of /orderEditCheckout, /sipEditCheckout and, with `paynow`, /orderCheckout (OM-048). The
 * mode may also be another one that the provider names.
 */
export const orderScreenStateOf = (
  request_mode: string,
  selected_order: Order,
): { readonly request_mode: string; readonly selected_order: Order } => ({ request_mode, selected_order });
