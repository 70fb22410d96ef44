import type { SipOption } from '@folioflow/api/contract';

/** A monthly SIP under a mandate, as the provider offers it. */
export const monthlySipOption: SipOption = {
  display_text: '₹500 to ₹50,000',
  scheme_name: 'Folio Flexi Cap Fund - Direct Growth',
  scheme_code: 'FFC-DG',
  scheme_isin: 'INF000F01AB2',
  minimum_installment_amount: 500,
  maximum_installment_amount: 50_000,
  transaction_mode: 'DP',
  lockin_period_flag: 'N',
  lockin_period: '',
  purchase_cutoff_time: '14:30:00',
  is_pause_allowed: true,
  pause_text: '',
  sip_exclude_date_list: ['10/12/2026'],
  is_nach_mandate: true,
  sip_frequency: 'MONTHLY',
  sip_dates: '1,5,10,15',
  sip_minimum_installment_numbers: 6,
  sip_maximum_installment_numbers: 120,
  sip_type: 'xsip',
  pause_minimum_installments: 1,
  pause_maximum_installments: 3,
};
