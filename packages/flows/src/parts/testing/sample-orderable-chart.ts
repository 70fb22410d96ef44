import type { GetSchemeStatisticsAnswer } from '@folioflow/api/contract';

/** The ordering fields of a scheme that can be ordered now: no remark and no obstacle. */
export const orderableChart = {
  is_order_checkout_allowed: true,
  is_pending_order: false,
  order_checkout_validation_message: '',
  order_checkout_redirect_url: '',
  is_bse_client_code_approved: true,
  is_bse_nominee_verified: true,
  is_kyc_esign_verified: true,
  sip_minimum_date: '',
  sip_maximum_date: '',
  sip_exclude_date_list: [],
  login_stage: 'esignkyc',
  sip_order_frequency: [],
  sip_order_terms: [],
  general_order_terms: [],
  sip_returns_calculation: { '1y_percent': null, '3y_percent': null, '5y_percent': null },
  lumpsum_returns_calculation: {
    absolute: { '1y_percent': null, '3y_percent': null, '5y_percent': null },
    annualized: { '1y_percent': null, '3y_percent': null, '5y_percent': null },
  },
  seriespie_sector: [],
  optionspie_sector: [],
  is_no_nominee_registered: false,
  no_nominee_form: '',
  holdings_list: [],
  fund_manager_list: [],
} satisfies Partial<GetSchemeStatisticsAnswer>;
