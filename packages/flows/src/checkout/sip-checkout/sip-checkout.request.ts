import { sipRequestOf, type CreateSipOrderRequest } from '@folioflow/api/contract';
import { requiredValue } from '../../kit/required-value.ts';
import { findPrimaryAccount } from '../../parts/bank/primary-account.ts';
import type { CodeConfirmationRequest } from '../../parts/identity/second-factor/second-factor.types.ts';
import type { SipConfirmationSubject } from './sip-checkout.types.ts';

/** The request that places the SIP with its code: on the primary account, with the chosen mandate or none. */
export const sipRequest = ({
  subject: { requestedSip, offer, lists, choice },
  ...code
}: CodeConfirmationRequest<SipConfirmationSubject>): CreateSipOrderRequest => {
  const account = requiredValue(findPrimaryAccount(lists.customer_bank_list), 'primaryAccount');
  const sip = { ...requestedSip, ...offer, ...choice, account, isFirstOrderToday: lists.is_first_order_today };
  return sipRequestOf(sip, code);
};
