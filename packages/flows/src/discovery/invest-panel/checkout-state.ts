import type { LumpsumOption } from '@folioflow/api/contract';
import type { FreshCheckoutState } from '../../checkout/lumpsum-checkout/lumpsum-checkout.state.ts';
import type { SchemeParameters } from '../scheme-address.ts';
import type { InvestTerms } from './invest-terms.ts';

/** Client fields of the navigation state of both checkouts. */
export const clientCheckoutState = (terms: InvestTerms) => ({
  bank_account_list: terms.bankAccounts,
  nominee_list: terms.nominees,
  is_no_nominee_registered: terms.isNoNomineeRegistered,
  no_nominee_form: terms.noNomineeForm,
  client_code: terms.clientCode,
});

/** The seven entries of a lumpsum order: the provider's terms and the user's choices (DO-140). */
export const checkoutStateOf = (
  scheme: SchemeParameters,
  terms: InvestTerms,
  chosen: LumpsumOption,
  amount: string,
): FreshCheckoutState => ({
  selected_order: {
    scheme_code: terms.schemeCode,
    scheme_name: scheme.name,
    scheme_isin: scheme.isin,
    param_scheme_name: chosen.information.param_scheme_name,
    param_scheme_code: chosen.information.param_scheme_code,
    param_redemption_allowed: chosen.information.param_redemption_allowed,
    param_exit_load_flag: chosen.information.param_exit_load_flag,
    param_swp_flag: chosen.information.param_swp_flag,
    param_purchase_cutoff_time: chosen.information.param_purchase_cutoff_time,
  },
  general_order: { ...chosen, order_amount: amount },
  ...clientCheckoutState(terms),
});
