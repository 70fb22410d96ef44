import {
  dayInIndia,
  isWeekend,
  MS_PER_DAY,
  noNomineeRecord,
  type BankAccount,
  type GetSchemeStatisticsAnswer,
  type LumpsumOption,
  type Nominee,
  type SipOption,
  type SchemeIdentity,
} from '@folioflow/api/contract';
import { orderableChart } from '../../../parts/testing/sample-orderable-chart.ts';

export const sampleParameters: SchemeIdentity = {
  isin: 'INF000A01000',
  code: '100000',
  name: 'Marigold Flexi Cap Fund - Direct Plan - Growth',
};

/** Thursday 19 November 2026, midnight in India. */
export const LATEST_NAV_AT = 1_795_026_600_000;

/** Returns a NAV for each working day of a number of days up to the latest one; the same wave on every call. */
export function sampleHistory(days: number, latest = 112.5): [number, number][] {
  const history = Array.from({ length: days + 1 }, (_, place): [number, number] => {
    const ago = days - place;
    const wave = Math.sin(ago / 9) * 1.6 + Math.sin(ago / 41) * 4 + Math.sin(ago / 160) * 6;
    return [LATEST_NAV_AT - ago * MS_PER_DAY, Number((latest - ago * 0.035 - wave).toFixed(4))];
  });
  return history.filter(([at]) => !isWeekend(dayInIndia(at)));
}

const holding = (company_name: string, sector_name: string, instrument_name: string, corpus_per: number) => ({
  stock_search_id: company_name,
  company_name,
  sector_name,
  instrument_name,
  corpus_per,
});

/** Returns, holdings and managers as a provider publishes them, with more holdings than the screen shows at first. */
export const samplePublished = {
  sip_returns_calculation: {
    '1y_percent': 4.21,
    '3y_percent': 18.9,
    '5y_percent': 41.37,
    '1y_percent_annualized': 7.9,
    '3y_percent_annualized': 11.62,
    '5y_percent_annualized': 13.8,
  },
  lumpsum_returns_calculation: {
    absolute: { '1y_percent': -1.35, '3y_percent': 38.2, '5y_percent': null },
    annualized: { '1y_percent': -1.35, '3y_percent': 11.39, '5y_percent': null },
  },
  seriespie_sector: [31.4, 18.25, 14.6, 11.1, 9.3, 8.05, 5, 2.7, -0.4],
  optionspie_sector: [
    'Financial Services',
    'Information Technology',
    'Consumer Staples',
    'Automobiles',
    'Healthcare',
    'Construction Materials',
    'Capital Goods',
    'Cash & Equivalents',
    'Margin Deposits',
  ],
  holdings_list: [
    holding('Kaveri Finance Ltd.', 'Financial Services', 'Equity', 9.53),
    holding('Coromandel Bay Systems Ltd.', 'Information Technology', 'Equity', 7.1),
    holding('Hampi Bank Ltd.', 'Financial Services', 'Equity', 6.92),
    holding('Ganga Plains Foods Ltd.', 'Consumer Staples', 'Equity', 5.4),
    holding('Satpura Motors Ltd.', 'Automobiles', 'Equity', 4.85),
    holding('Narmada Laboratories Ltd.', 'Healthcare', 'Equity', 4.8),
    holding('Teesta Cement Ltd.', 'Construction Materials', 'Equity', 3.3),
    holding('Malwa Infrastructure Ltd.', 'Capital Goods', 'Corporate Bond', 3.05),
    holding('Indus Delta Holdings Ltd.', 'Financial Services', 'Equity', 2.6),
    holding('Aravalli Industries Ltd.', 'Capital Goods', 'Equity', 2.15),
    holding('7.18% Government of India 2033', '', 'Government Security', 1.9),
    holding('Net current assets', 'Margin Deposits', '', -0.4),
  ],
  fund_manager_list: [
    {
      person_id: 'person-1',
      person_name: 'Chitra Kulkarni',
      education: 'MBA (Finance)',
      experience: '14 years in fund management',
    },
    { person_id: 'person-2', person_name: 'Farhan Sen', education: 'CFA charterholder', experience: '' },
  ],
} satisfies Partial<GetSchemeStatisticsAnswer>;

const { sip_returns_calculation, lumpsum_returns_calculation, seriespie_sector, optionspie_sector } = orderableChart;
const { holdings_list, fund_manager_list } = orderableChart;

/** A new scheme without returns and without a portfolio. */
export const unpublishedFields = {
  sip_returns_calculation,
  lumpsum_returns_calculation,
  seriespie_sector,
  optionspie_sector,
  holdings_list,
  fund_manager_list,
};

export const sampleBankAccount: BankAccount = {
  beneficiary_account_no: '000111222333',
  beneficiary_account_type: 'SB',
  beneficiary_account_holder_name: 'Asha Rao',
  beneficiary_ifsc: 'HDFC0000001',
  beneficiary_bank_name: 'HDFC Bank',
  beneficiary_bank_branch_name: 'Fort',
  beneficiary_bank_branch_address: 'Mumbai',
  is_primary: true,
  mf_order_status_id: undefined,
};

export const sampleNominee: Nominee = {
  ...noNomineeRecord(),
  id: 'nominee-1',
  name: 'Kiran Rao',
  relationship: 'Brother',
  poi: 'pan',
  is_selected: true,
  id_proof: undefined,
};

export const sampleLumpsumOption: LumpsumOption = {
  order_amount: '',
  display_text: 'Growth, ₹5,000 to ₹1,00,000',
  purchase_cutoff_time: '15:00:00',
  lockin_period_flag: 'N',
  lockin_period: '',
  param_exit_load_flag: 'Y',
  param_exit_load: '1% before 1 year',
  information: {
    minimum_purchase_amount: 5000,
    maximum_purchase_amount: 100_000,
    param_unique_no: '7001',
    param_scheme_code: 'MGFC-GR',
    param_redemption_allowed: 'Y',
    param_settlement_type: 'T3',
    param_stp_flag: 'Y',
    param_scheme_name: 'MARIGOLD FLEXI CAP FUND DIRECT GROWTH',
    param_swp_flag: 'Y',
    param_exit_load_flag: 'Y',
    param_purchase_cutoff_time: '15:00:00',
  },
};

export const sampleSipOption: SipOption = {
  display_text: '₹500 to ₹50,000',
  scheme_name: sampleParameters.name,
  scheme_code: 'MGFC-GR',
  scheme_isin: sampleParameters.isin,
  minimum_installment_amount: 500,
  maximum_installment_amount: 50_000,
  transaction_mode: 'DP',
  lockin_period_flag: 'N',
  lockin_period: '',
  purchase_cutoff_time: '15:00:00',
  is_pause_allowed: true,
  pause_text: 'You can pause 1 to 3 instalments.',
  sip_exclude_date_list: ['25/12/2026'],
  is_nach_mandate: true,
  sip_frequency: 'MONTHLY',
  sip_dates: '1,5,10,15,25',
  sip_minimum_installment_numbers: 6,
  sip_maximum_installment_numbers: 120,
  sip_type: 'xsip',
  pause_minimum_installments: 1,
  pause_maximum_installments: 3,
};

/** A Friday. The 25th of December is excluded, so a SIP on the 25th has no date in the window. */
export const SAMPLE_TODAY = '2026-11-20';

export const sampleChart: GetSchemeStatisticsAnswer = {
  code: '000',
  messageText: '',
  navigateScreen: undefined,
  token_id: undefined,
  erase_token_id: undefined,
  ...orderableChart,
  ...samplePublished,
  scheme_code: '100000',
  scheme_name: sampleParameters.name,
  scheme_isin: sampleParameters.isin,
  scheme_amc: 'Marigold Mutual Fund',
  scheme_category: 'Equity',
  sub_category: 'Flexi Cap',
  risk: 'Very High',
  mfapi_scheme_code: '143269',
  nav_data_list: sampleHistory(3),
  general_order_terms: [sampleLumpsumOption],
  bank_account_list: [sampleBankAccount],
  nominee_list: [noNomineeRecord(), sampleNominee],
  no_nominee_form: 'JVBERi0xLjQK',
  client_code: 'CUST00000001',
};

/** The same scheme with a monthly and a weekly SIP. */
export const sampleSipChart: GetSchemeStatisticsAnswer = {
  ...sampleChart,
  sip_order_frequency: [
    { value: 'MONTHLY', label: 'Monthly' },
    { value: 'WEEKLY', label: 'Weekly' },
  ],
  sip_order_terms: [
    sampleSipOption,
    { ...sampleSipOption, display_text: '₹1,000 or more', sip_frequency: 'WEEKLY', maximum_installment_amount: 0 },
    {
      ...sampleSipOption,
      display_text: '₹1,00,000 and above',
      sip_frequency: 'WEEKLY',
      minimum_installment_amount: 100_000,
      maximum_installment_amount: 0,
      is_pause_allowed: false,
      pause_text: '',
      lockin_period_flag: 'Y',
      lockin_period: '3 years',
    },
  ],
};
