import type { CreateSipOrderRequest, SipOrderPayload } from '@folioflow/api/contract';
import { orderCode } from '../../parts/order-confirmation/index.ts';
import type { ConfirmRequest } from '../../parts/second-factor/index.ts';

/** What places the SIP, with its code. */
export const sipRequest = (confirmation: ConfirmRequest<SipOrderPayload>): CreateSipOrderRequest => ({
  order_type: confirmation.subject.sip_type,
  client_info: confirmation.subject,
  two_factor_authentication: orderCode(confirmation),
});
