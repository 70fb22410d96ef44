import {
  type BankListResult,
  type ListBankAccountsRequest,
  type Mandate,
  MANDATE_DATE_MESSAGE_THRESHOLD,
} from '@folioflow/api/contract';
import type { ScheduledSip } from './mandate-choice.types.ts';

/** Day and scheme for the mandate of a SIP; an empty request without a SIP (DO-413, OM-228). */
export const mandateListsRequest = (sip: ScheduledSip | undefined): ListBankAccountsRequest =>
  sip === undefined ? {} : { sip_date: sip.dayOfMonth, scheme_name: sip.schemeName, scheme_code: sip.schemeCode };

/** True if the exchange has a remark on the day: a text of more than 15 characters (DO-320, OM-226). */
export const hasMandateDateRemark = ({ mandate_date_validation }: BankListResult): boolean =>
  mandate_date_validation.message_text.length > MANDATE_DATE_MESSAGE_THRESHOLD;

/** True if the exchange closes the day: a remark, unless the first order is today (DO-320, OM-226). */
export const isMandateDateBlocked = (lists: BankListResult): boolean =>
  hasMandateDateRemark(lists) && !lists.is_first_order_today;

export const findMandate = (lists: BankListResult | null, id: string | null): Mandate | undefined =>
  lists?.customer_mandate_list.find(({ mandate_id }) => mandate_id === id) ??
  lists?.customer_pending_mandate_list.find(({ mandate_id }) => mandate_id === id);
