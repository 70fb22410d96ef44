import type { Order } from '@folioflow/api/contract';
import type { SoldOrder } from './redemption-estimate.types.ts';

/** Returns the identity of an order whose units are sold, for `redemptionEstimate`. */
export const soldOrderOf = ({
  order_id: orderId,
  mf_order_folio_no: folio,
  mf_order_scheme_name: schemeName,
}: Order): SoldOrder => ({ orderId, folio, schemeName });
