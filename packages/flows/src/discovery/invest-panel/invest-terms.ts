import {
  type CheckoutFlags,
  investorRecordOf,
  type InvestorRecord,
  type LumpsumOption,
  type Option,
  type SchemeChart,
  type SipOption,
} from '@folioflow/api/contract';

/** Terms of a scheme's chart that the panel uses and passes on to the checkout unchanged. */
export interface InvestTerms {
  /** Rupees; null while the scheme has none. */
  readonly latestNav: number | null;
  readonly flags: CheckoutFlags;
  /** The due stage of KYC, in the provider's word; '' where it gives none. */
  readonly loginStage: string;
  readonly lumpsumOptions: readonly LumpsumOption[];
  readonly sipOptions: readonly SipOption[];
  readonly sipFrequencies: readonly Option[];
  /** Unparsed dates of the provider, `''` where it gives none (DO-163 to DO-166). */
  readonly sipMinimumDate: string;
  readonly sipMaximumDate: string;
  readonly sipExcludedDates: readonly string[];
  readonly investor: InvestorRecord;
}

export const checkoutFlagsOf = (flags: CheckoutFlags): CheckoutFlags => ({
  is_order_checkout_allowed: flags.is_order_checkout_allowed,
  is_pending_order: flags.is_pending_order,
  order_checkout_validation_message: flags.order_checkout_validation_message,
  order_checkout_redirect_url: flags.order_checkout_redirect_url,
  is_bse_client_code_approved: flags.is_bse_client_code_approved,
  is_bse_nominee_verified: flags.is_bse_nominee_verified,
  is_kyc_esign_verified: flags.is_kyc_esign_verified,
});

export const investTermsOf = (chart: SchemeChart, latestNav: number | null): InvestTerms => ({
  latestNav,
  flags: checkoutFlagsOf(chart),
  loginStage: chart.login_stage,
  lumpsumOptions: chart.general_order_terms,
  sipOptions: chart.sip_order_terms,
  sipFrequencies: chart.sip_order_frequency,
  sipMinimumDate: chart.sip_minimum_date,
  sipMaximumDate: chart.sip_maximum_date,
  sipExcludedDates: chart.sip_exclude_date_list,
  investor: investorRecordOf(chart),
});
