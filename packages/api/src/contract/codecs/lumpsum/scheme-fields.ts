import type { SchemeIdentity } from '../order-offer.ts';
import type { LumpsumOption, SchemeParams } from '../../wire-types.gen.ts';

export const schemeFieldsOf = ({ code, name, isin }: SchemeIdentity) => ({
  scheme_code: code,
  scheme_name: name,
  scheme_isin: isin,
});

/** Returns the documented parameters of a scheme (DO-368). */
export const schemeParamsOf = ({ information }: LumpsumOption): SchemeParams => ({
  param_scheme_name: information.param_scheme_name,
  param_scheme_code: information.param_scheme_code,
  param_redemption_allowed: information.param_redemption_allowed,
  param_exit_load_flag: information.param_exit_load_flag,
  param_swp_flag: information.param_swp_flag,
  param_purchase_cutoff_time: information.param_purchase_cutoff_time,
});
