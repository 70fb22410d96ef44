import {
  BUY,
  FRESH,
  timeOfDay,
  type BankAccount,
  type CreateSingleOrderRequest,
  type FreshOrder,
  type SchemeParams,
} from '@folioflow/api/contract';
import { optionExitLoadFacts, optionExitLoadPercent } from '../../parts/order/option-facts.ts';
import { orderCodeFields } from '../../parts/order/order-confirmation/index.ts';
import { findPrimaryAccount } from '../../parts/bank/primary-account.ts';
import type { PurchaseTerms } from '../../parts/order/purchase-agreement.ts';
import type { ConfirmRequest } from '../../parts/identity/second-factor/index.ts';
import type { ChosenNominee } from '../../parts/nominee/nominee-choice/index.ts';
import type { FreshCheckoutState } from './lumpsum-checkout.state.ts';
import type { OrderSummary } from './lumpsum-checkout.types.ts';
import { payingAccountOf } from '../../banking/paying-account.ts';

const schemeParamsOf = (params: SchemeParams): SchemeParams => ({
  param_scheme_name: params.param_scheme_name,
  param_scheme_code: params.param_scheme_code,
  param_redemption_allowed: params.param_redemption_allowed,
  param_exit_load_flag: params.param_exit_load_flag,
  param_swp_flag: params.param_swp_flag,
  param_purchase_cutoff_time: params.param_purchase_cutoff_time,
});

/** The fresh order has exactly the ten documented entries; its account is the primary account (DO-279, OM-104). */
export const freshOrderOf = (
  { selected_order, general_order }: FreshCheckoutState,
  account: BankAccount,
  { option, nomineeId }: ChosenNominee,
): FreshOrder => ({
  scheme_code: selected_order.scheme_code,
  scheme_name: selected_order.scheme_name,
  scheme_isin: selected_order.scheme_isin,
  buy_sell: BUY,
  buy_sell_type: FRESH,
  order_amount: general_order.order_amount,
  bank_account_information: account,
  selected_order: schemeParamsOf(selected_order),
  nominee_option: option,
  nominee_id: nomineeId,
});

export const orderRequest = (confirmation: ConfirmRequest<FreshOrder>): CreateSingleOrderRequest => ({
  client_info: confirmation.subject,
  two_factor_authentication: orderCodeFields(confirmation),
});

const cutOffOf = ({ general_order, selected_order }: FreshCheckoutState): string =>
  timeOfDay(general_order.purchase_cutoff_time || selected_order.param_purchase_cutoff_time);

/** Input of `purchaseAgreement` for the order. */
export const purchaseTermsOf = (state: FreshCheckoutState): PurchaseTerms => ({
  amount: state.general_order.order_amount,
  worth: '',
  cutOff: cutOffOf(state),
  exitLoadPercent: optionExitLoadPercent(state.general_order),
  exitLoadFacts: optionExitLoadFacts(state.general_order),
});

export function summaryOf(state: FreshCheckoutState): OrderSummary {
  const { selected_order, general_order, bank_account_list } = state;
  const account = findPrimaryAccount(bank_account_list);
  return {
    schemeName: selected_order.scheme_name,
    optionName: general_order.display_text,
    amount: general_order.order_amount,
    account: account ? payingAccountOf(account) : null,
    cutOff: cutOffOf(state),
    isRedemptionAllowed: selected_order.param_redemption_allowed === 'Y',
    isSwpAllowed: selected_order.param_swp_flag === 'Y',
    hasExitLoad: selected_order.param_exit_load_flag === 'Y',
  };
}
