import { sipOrderOf, type CreateSipOrderRequest, type SipOrderPayload } from '@folioflow/api/contract';
import { requiredValue } from '../../kit/required-value.ts';
import { findPrimaryAccount } from '../../parts/bank/primary-account.ts';
import type { CodeConfirmationRequest } from '../../parts/identity/second-factor/second-factor.types.ts';
import { orderCodeFields } from '../../parts/order/order-confirmation/order-confirmation.ports.ts';
import type { SipConfirmationSubject } from './sip-checkout.types.ts';

/** The SIP on the primary account, with the chosen mandate or none. */
export const sipOrderOfSubject = ({ requestedSip, offer, lists, choice }: SipConfirmationSubject): SipOrderPayload =>
  sipOrderOf(requestedSip, offer, {
    ...choice,
    account: requiredValue(findPrimaryAccount(lists.customer_bank_list), 'primaryAccount'),
    isFirstOrderToday: lists.is_first_order_today,
  });

/** The request that places the SIP with its code. */
export const sipRequest = (confirmation: CodeConfirmationRequest<SipConfirmationSubject>): CreateSipOrderRequest => {
  const sip = sipOrderOfSubject(confirmation.subject);
  return { order_type: sip.sip_type, client_info: sip, two_factor_authentication: orderCodeFields(confirmation) };
};
