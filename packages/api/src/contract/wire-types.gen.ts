// Written by `npm run generate` from the schemas of the contract.

/** A maximum below 1 means no limit (`UNLIMITED_AMOUNT`). */
export interface SipOption {
  lockin_period_flag: 'N' | 'Y';
  lockin_period: string;
  purchase_cutoff_time: string;
  display_text: string;
  scheme_code: string;
  scheme_isin: string;
  transaction_mode: string;
  is_pause_allowed: boolean;
  pause_text: string;
  sip_exclude_date_list: string[];
  is_nach_mandate: boolean;
  scheme_name: string;
  minimum_installment_amount: number;
  maximum_installment_amount: number;
  sip_frequency: string;
  /** Days of the month, `'1,7,15'`. */
  sip_dates: string;
  sip_minimum_installment_numbers: number;
  sip_maximum_installment_numbers: number;
  sip_type: 'sip' | 'xsip';
  pause_minimum_installments: number;
  pause_maximum_installments: number;
}

export interface SchemeParams {
  param_scheme_name: string;
  param_scheme_code: string;
  param_redemption_allowed: 'N' | 'Y';
  param_exit_load_flag: 'N' | 'Y';
  param_swp_flag: 'N' | 'Y';
  param_purchase_cutoff_time: string;
}

export interface LumpsumInformation {
  param_scheme_code: string;
  param_redemption_allowed: 'N' | 'Y';
  param_exit_load_flag: 'N' | 'Y';
  param_swp_flag: 'N' | 'Y';
  param_purchase_cutoff_time: string;
  param_scheme_name: string;
  param_unique_no: string;
  param_settlement_type: string;
  param_stp_flag: 'N' | 'Y';
  minimum_purchase_amount: number;
  maximum_purchase_amount: number;
}

export interface LumpsumOption {
  lockin_period_flag: 'N' | 'Y';
  lockin_period: string;
  purchase_cutoff_time: string;
  order_amount: string;
  display_text: string;
  param_exit_load_flag: 'N' | 'Y';
  param_exit_load: string;
  information: LumpsumInformation;
}

/** `sip_order` of the navigation state. */
export interface SipOrderForm {
  lockin_period_flag: 'N' | 'Y';
  lockin_period: string;
  purchase_cutoff_time: string;
  display_text: string;
  scheme_code: string;
  scheme_isin: string;
  transaction_mode: string;
  is_pause_allowed: boolean;
  pause_text: string;
  sip_exclude_date_list: string[];
  is_nach_mandate: boolean;
  scheme_name: string;
  sip_frequency: string;
  sip_amount: string;
  sip_date: number;
  sip_date_value: string;
  sip_installment_numbers: number;
}

export interface Option {
  value: string;
  label: string;
}

export interface DebitOption {
  value: number;
  label: string;
}

/** `value` is the key of a boolean of `Order`. */
export interface StatusFilterOption {
  label: string;
  value: string;
}

/** `email_otp` is `''` if no code was sent by email. */
export interface TwoFactor {
  mobile_otp: string;
  email_otp: string;
  twofactor_token_id: string;
}

export interface RouteParams {
  login_mobile_number: string;
  login_email: string;
  login_role: 'backoffice' | 'customer';
  login_request_from: 'email' | 'mobile' | 'pin';
}

/** `login_name` is the name of the user, if known (PROPOSED: no document defines a field for it). */
export interface ProfileData {
  login_mobile_number: string;
  login_email: string;
  login_name?: string | undefined;
}

/** Stored in local storage as `masterList`. */
export interface FilterLists {
  amc_list: Option[];
  amc_category: Option[];
  amc_risk: Option[];
  /** Values are ranges, `low-high`. */
  growth_percentage: Option[];
  minimum_investment: Option[];
  investment_method: Option[];
}

/** The filter lists are in `amc_filter_list` or, from some providers, at this level. */
export interface MasterList {
  amc_list?: Option[] | undefined;
  amc_category?: Option[] | undefined;
  amc_risk?: Option[] | undefined;
  /** Values are ranges, `low-high`. */
  growth_percentage?: Option[] | undefined;
  minimum_investment?: Option[] | undefined;
  investment_method?: Option[] | undefined;
  amc_filter_list?: FilterLists | undefined;
}

/** `state_parameters` may contain further fields. */
export interface AuthResponse {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  is_authenticated?: boolean | undefined;
  /** The roles of a staff member; absent for a customer. */
  roles?: string[] | undefined;
  profileData?: ProfileData | undefined;
  masterList?: MasterList | undefined;
  verify_otp?: boolean | undefined;
  verify_password?: boolean | undefined;
  twofactor_id?: string | undefined;
  state_parameters?:
    | {
        verify_otp?: boolean | undefined;
        verify_password?: boolean | undefined;
      }
    | undefined;
}

export interface NomineeIdInformation {
  id_no: string;
  name: string;
  fathers_name: string;
  dob: string;
  id_type: string;
  part: string;
  encoded_signature: string;
  encoded_image: string;
  nominee_is_minor: '' | boolean;
}

export interface GuardianInformation {
  attachment_id?: string | undefined;
  id_information?: NomineeIdInformation | undefined;
}

export interface Nominee {
  id: string;
  name: string;
  relationship: string;
  poi: string;
  /** The same value as `poi`, under its onboarding name; both are sent. */
  id_proof?: string | undefined;
  id_information: NomineeIdInformation;
  attachment_id: string;
  attachment_list: string[];
  is_selected: boolean;
  /** A PDF, base64. */
  nominee_form: string;
  guardian_information: '' | GuardianInformation;
  is_minor: '' | boolean;
  is_validated: '' | boolean;
}

export interface AddressInformation {
  address: string;
  locality_or_post_office: string;
  district_or_city: string;
  city: string;
  state: string;
  pincode: string;
}

export interface PersonalInfo {
  /** Passed through unchanged; never the sign-in PIN. */
  pin: string;
  email: string;
  first_name: string;
  last_name: string;
  do_birth: string;
  gender: string;
  marital_status: '' | 'm' | 's';
  age: number | '';
  occupation: string;
  source_of_wealth: string;
  annual_income: string;
  is_income_outside_india: boolean;
  is_political_india: boolean;
  is_political_foreign: boolean;
  address_information: AddressInformation;
  nominee_information: Nominee;
  is_bse_nominee_verified: boolean;
  two_factor_authentication?: TwoFactor | undefined;
}

export interface BankAccount {
  beneficiary_account_no: string;
  beneficiary_account_type: string;
  beneficiary_account_holder_name: string;
  beneficiary_ifsc: string;
  beneficiary_bank_name: string;
  beneficiary_bank_branch_name: string;
  beneficiary_bank_branch_address: string;
  is_primary: boolean;
  /** Sent by the provider, not used. */
  mf_order_status_id?: number | undefined;
}

export interface BankEntry {
  bank_account_number: string;
  bank_ifsc_code: string;
  bank_account_type: string;
  bank_name: string;
}

export interface BankInfo {
  account_number: string;
  ifsc_code: string;
  account_type: string;
  bank_name: string;
}

/** The options of an account form. */
export interface BankMasterList {
  bank_account_type: Option[];
  bank_list: Option[];
}

/** The available limit is `amount - limit_used`, in rupees; `is_processed`: the bank approved the mandate. */
export interface Mandate {
  mandate_id: string;
  amount: number;
  limit_used: number;
  account_no: string;
  account_type: string;
  ifsc_code: string;
  start_date: string;
  end_date: string;
  status: string;
  is_selected: boolean;
  is_primary: boolean;
  is_cancelled: boolean;
  is_processed: boolean;
  is_active: boolean;
  is_reupload: boolean;
  /** PROPOSED: time of the registration, ISO 8601 with offset. */
  created_date?: string | undefined;
}

/** `nach_form` is a PDF, base64. */
export interface NachForm {
  mandate_id: string;
  nach_form: string;
}

export interface BankListResult {
  customer_bank_list: BankAccount[];
  customer_mandate_list: Mandate[];
  customer_pending_mandate_list: Mandate[];
  customer_mandate_debit_list: DebitOption[];
  mandate_nach_list: NachForm[];
  mandate_date_validation: {
    message_text: string;
  };
  is_register_mandate_allowed: boolean;
  is_first_order_today: boolean;
}

export interface AttributeText {
  attribute: string;
  text: string;
}

/** An absent list was not sent; an empty list means that there is no data on record. */
export interface IdInformation {
  general?: AttributeText[] | undefined;
  pan?: AttributeText[] | undefined;
  aadhaar?: AttributeText[] | undefined;
  bank?: AttributeText[] | undefined;
  address?: AttributeText[] | undefined;
  nominee?: AttributeText[] | undefined;
  is_dob_valid?: boolean | undefined;
  pan_attachment_list?: string[] | undefined;
  aadhaar_attachment_list?: string[] | undefined;
  bank_attachment_list?: string[] | undefined;
  nominee_attachment_list?: string[] | undefined;
  address_attachment_list?: string[] | undefined;
  general_attachment_list?: string[] | undefined;
}

export interface StageFlags {
  /** The investor's part of the stage is finished (esignkyc: KYC and e-sign done). */
  is_verified: boolean;
  /** The same meaning in verify answers. */
  is_stage_verified?: boolean | undefined;
  is_verify_enabled: boolean;
  is_confirm_chk_enabled: boolean;
  is_verified_editable: boolean;
  bank_stage_verified?: boolean | undefined;
  personal_stage_verified?: boolean | undefined;
  /** The last stage is closed: the exchange client code is approved. */
  esignkyc_stage_verified?: boolean | undefined;
  is_kyc_verified?: boolean | undefined;
  is_kyc_esign_verified?: boolean | undefined;
  is_bse_client_code_approved?: boolean | undefined;
  is_bse_nominee_verified?: boolean | undefined;
  login_kyc_verified?: boolean | undefined;
  login_esign_verified?: boolean | undefined;
  login_bse_clientcode_verified?: boolean | undefined;
}

export interface DigioEsignParameters {
  digio_id: string;
  digio_email: string;
  digio_configuration?:
    | {
        environment?: string | undefined;
        logo?: string | undefined;
      }
    | undefined;
}

export interface StageInfo {
  /** The investor's part of the stage is finished (esignkyc: KYC and e-sign done). */
  is_verified: boolean;
  /** The same meaning in verify answers. */
  is_stage_verified?: boolean | undefined;
  is_verify_enabled: boolean;
  is_confirm_chk_enabled: boolean;
  is_verified_editable: boolean;
  bank_stage_verified?: boolean | undefined;
  personal_stage_verified?: boolean | undefined;
  /** The last stage is closed: the exchange client code is approved. */
  esignkyc_stage_verified?: boolean | undefined;
  is_kyc_verified?: boolean | undefined;
  is_kyc_esign_verified?: boolean | undefined;
  is_bse_client_code_approved?: boolean | undefined;
  is_bse_nominee_verified?: boolean | undefined;
  login_kyc_verified?: boolean | undefined;
  login_esign_verified?: boolean | undefined;
  login_bse_clientcode_verified?: boolean | undefined;
  id_information?: IdInformation | undefined;
  attachment_list?: string[] | undefined;
  pan_attachment_list?: string[] | undefined;
  aadhaar_attachment_list?: string[] | undefined;
  bank_attachment_list?: string[] | undefined;
  nominee_attachment_list?: string[] | undefined;
  /** Replaces an absent `digio_configuration`. */
  config_digio?:
    | {
        environment?: string | undefined;
        logo?: string | undefined;
      }
    | undefined;
  digio_esign_parameters?: DigioEsignParameters | undefined;
  bank_info?: BankInfo | undefined;
  personal_information?:
    | {
        /** Passed through unchanged; never the sign-in PIN. */
        pin?: string | undefined;
        email?: string | undefined;
        first_name?: string | undefined;
        last_name?: string | undefined;
        do_birth?: string | undefined;
        gender?: string | undefined;
        marital_status?: '' | 'm' | 's' | undefined;
        age?: number | '' | undefined;
        occupation?: string | undefined;
        source_of_wealth?: string | undefined;
        annual_income?: string | undefined;
        is_income_outside_india?: boolean | undefined;
        is_political_india?: boolean | undefined;
        is_political_foreign?: boolean | undefined;
        address_information?: AddressInformation | undefined;
        nominee_information?: Nominee | undefined;
        is_bse_nominee_verified?: boolean | undefined;
        two_factor_authentication?: TwoFactor | undefined;
      }
    | undefined;
  login_stage?: 'aadhaar' | 'bank' | 'esignkyc' | 'pan' | 'personal' | undefined;
  login_email?: string | undefined;
  login_mobile_number?: string | undefined;
  master_list?:
    | {
        bank_account_type?: Option[] | undefined;
        bank_list?: Option[] | undefined;
        source_wealth?: Option[] | undefined;
        occupation_list?: Option[] | undefined;
        income_range?: Option[] | undefined;
      }
    | undefined;
  /** PROPOSED: names of the finished stages that can be edited before the signature; unknown names are ignored. */
  editable_stages?: string[] | undefined;
  missing_side?: 'back' | 'front' | undefined;
}

/** `state_parameters`, if present, takes precedence over the top level. An upload may be answered by an envelope only. */
export interface StageResponse {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  /** The investor's part of the stage is finished (esignkyc: KYC and e-sign done). */
  is_verified?: boolean | undefined;
  /** The same meaning in verify answers. */
  is_stage_verified?: boolean | undefined;
  is_verify_enabled?: boolean | undefined;
  is_confirm_chk_enabled?: boolean | undefined;
  is_verified_editable?: boolean | undefined;
  bank_stage_verified?: boolean | undefined;
  personal_stage_verified?: boolean | undefined;
  /** The last stage is closed: the exchange client code is approved. */
  esignkyc_stage_verified?: boolean | undefined;
  is_kyc_verified?: boolean | undefined;
  is_kyc_esign_verified?: boolean | undefined;
  is_bse_client_code_approved?: boolean | undefined;
  is_bse_nominee_verified?: boolean | undefined;
  login_kyc_verified?: boolean | undefined;
  login_esign_verified?: boolean | undefined;
  login_bse_clientcode_verified?: boolean | undefined;
  id_information?: IdInformation | undefined;
  attachment_list?: string[] | undefined;
  pan_attachment_list?: string[] | undefined;
  aadhaar_attachment_list?: string[] | undefined;
  bank_attachment_list?: string[] | undefined;
  nominee_attachment_list?: string[] | undefined;
  /** Replaces an absent `digio_configuration`. */
  config_digio?:
    | {
        environment?: string | undefined;
        logo?: string | undefined;
      }
    | undefined;
  digio_esign_parameters?: DigioEsignParameters | undefined;
  bank_info?: BankInfo | undefined;
  personal_information?:
    | {
        /** Passed through unchanged; never the sign-in PIN. */
        pin?: string | undefined;
        email?: string | undefined;
        first_name?: string | undefined;
        last_name?: string | undefined;
        do_birth?: string | undefined;
        gender?: string | undefined;
        marital_status?: '' | 'm' | 's' | undefined;
        age?: number | '' | undefined;
        occupation?: string | undefined;
        source_of_wealth?: string | undefined;
        annual_income?: string | undefined;
        is_income_outside_india?: boolean | undefined;
        is_political_india?: boolean | undefined;
        is_political_foreign?: boolean | undefined;
        address_information?: AddressInformation | undefined;
        nominee_information?: Nominee | undefined;
        is_bse_nominee_verified?: boolean | undefined;
        two_factor_authentication?: TwoFactor | undefined;
      }
    | undefined;
  login_stage?: 'aadhaar' | 'bank' | 'esignkyc' | 'pan' | 'personal' | undefined;
  login_email?: string | undefined;
  login_mobile_number?: string | undefined;
  master_list?:
    | {
        bank_account_type?: Option[] | undefined;
        bank_list?: Option[] | undefined;
        source_wealth?: Option[] | undefined;
        occupation_list?: Option[] | undefined;
        income_range?: Option[] | undefined;
      }
    | undefined;
  /** PROPOSED: names of the finished stages that can be edited before the signature; unknown names are ignored. */
  editable_stages?: string[] | undefined;
  missing_side?: 'back' | 'front' | undefined;
  state_parameters?:
    | {
        /** The investor's part of the stage is finished (esignkyc: KYC and e-sign done). */
        is_verified?: boolean | undefined;
        /** The same meaning in verify answers. */
        is_stage_verified?: boolean | undefined;
        is_verify_enabled?: boolean | undefined;
        is_confirm_chk_enabled?: boolean | undefined;
        is_verified_editable?: boolean | undefined;
        bank_stage_verified?: boolean | undefined;
        personal_stage_verified?: boolean | undefined;
        /** The last stage is closed: the exchange client code is approved. */
        esignkyc_stage_verified?: boolean | undefined;
        is_kyc_verified?: boolean | undefined;
        is_kyc_esign_verified?: boolean | undefined;
        is_bse_client_code_approved?: boolean | undefined;
        is_bse_nominee_verified?: boolean | undefined;
        login_kyc_verified?: boolean | undefined;
        login_esign_verified?: boolean | undefined;
        login_bse_clientcode_verified?: boolean | undefined;
        id_information?: IdInformation | undefined;
        attachment_list?: string[] | undefined;
        pan_attachment_list?: string[] | undefined;
        aadhaar_attachment_list?: string[] | undefined;
        bank_attachment_list?: string[] | undefined;
        nominee_attachment_list?: string[] | undefined;
        /** Replaces an absent `digio_configuration`. */
        config_digio?:
          | {
              environment?: string | undefined;
              logo?: string | undefined;
            }
          | undefined;
        digio_esign_parameters?: DigioEsignParameters | undefined;
        bank_info?: BankInfo | undefined;
        personal_information?:
          | {
              /** Passed through unchanged; never the sign-in PIN. */
              pin?: string | undefined;
              email?: string | undefined;
              first_name?: string | undefined;
              last_name?: string | undefined;
              do_birth?: string | undefined;
              gender?: string | undefined;
              marital_status?: '' | 'm' | 's' | undefined;
              age?: number | '' | undefined;
              occupation?: string | undefined;
              source_of_wealth?: string | undefined;
              annual_income?: string | undefined;
              is_income_outside_india?: boolean | undefined;
              is_political_india?: boolean | undefined;
              is_political_foreign?: boolean | undefined;
              address_information?: AddressInformation | undefined;
              nominee_information?: Nominee | undefined;
              is_bse_nominee_verified?: boolean | undefined;
              two_factor_authentication?: TwoFactor | undefined;
            }
          | undefined;
        login_stage?: 'aadhaar' | 'bank' | 'esignkyc' | 'pan' | 'personal' | undefined;
        login_email?: string | undefined;
        login_mobile_number?: string | undefined;
        master_list?:
          | {
              bank_account_type?: Option[] | undefined;
              bank_list?: Option[] | undefined;
              source_wealth?: Option[] | undefined;
              occupation_list?: Option[] | undefined;
              income_range?: Option[] | undefined;
            }
          | undefined;
        /** PROPOSED: names of the finished stages that can be edited before the signature; unknown names are ignored. */
        editable_stages?: string[] | undefined;
        missing_side?: 'back' | 'front' | undefined;
      }
    | undefined;
}

/** The page of a stage. Malformed if neither the top level nor `state_parameters` has a field of the stage. */
export type StagePage = StageResponse;

/** Percents are text and may start with `-`. */
export interface Scheme {
  /** PROPOSED (1.4.0): the fund without plan and option, the same text for its direct and its regular plan. */
  fund_name?: string | undefined;
  /** PROPOSED (1.4.0): `direct`, or `regular` with the commission of a distributor. */
  scheme_plan?: 'direct' | 'regular' | undefined;
  /** PROPOSED (1.4.0): assets of all plans of the fund in crore rupees (10 million), as last published. */
  fund_size_crore?: number | undefined;
  _id: string;
  scheme_name: string;
  scheme_isin: string;
  scheme_isin_1: string;
  scheme_code: string;
  scheme_category: string;
  risk: string;
  logo_url: string;
  scheme_amc: string;
  one_month_percent: string;
  three_month_percent: string;
  six_month_percent: string;
  one_year_percent: string;
  three_year_percent: string;
  five_year_percent: string;
  three_month_percent_show: boolean;
  six_month_percent_show: boolean;
  one_year_percent_show: boolean;
  three_year_percent_show: boolean;
  five_year_percent_show: boolean;
  sip_returns_data: {
    '1y_percent_annualized': string;
    '3y_percent_annualized': string;
    '5y_percent_annualized': string;
  };
  scheme_minimum_investment_amount: number;
  scheme_master: {
    param_scheme_code: string;
  }[];
  mfapi_scheme_code: string;
  scheme_information: {
    param_amc_code: string;
  };
  is_sip_allowed: 'N' | 'Y';
  is_lumpsum_allowed: 'N' | 'Y';
  sub_category: string;
  /** The tick on the watchlist page; neither sent nor received (DO-354). */
  is_checked?: boolean | undefined;
}

export interface Watchlist {
  id: string;
  label: string;
  value: string;
  scheme_list: {
    scheme_code: string;
  }[];
  subscription_enabled: boolean;
}

export interface Pricing {
  id: string;
  label: string;
  value: string;
}

export interface Advisor {
  _id: string;
  description: string;
  value: string;
}

export interface WatchlistResult {
  scheme_list: Scheme[];
  scheme_watch_list: Watchlist[];
  watch_list: Option[];
  list_pricing: Pricing[];
  list_scheme_advisors: Advisor[];
  total_allowed_schemes_in_watchlist: number;
}

/** `razorpay_orderinfo`: the options of the payment widget. `amount` is in paise. */
export interface PaymentOrderInfo {
  key: string;
  amount: number;
  id: string;
  currency: string;
  name: string;
  email: string;
  mobile: string;
  address: string;
  description: string;
  color: string;
  logo: string;
}

/** The conditions for placing an order; an absent permission is not granted. */
export interface CheckoutFlags {
  is_order_checkout_allowed: boolean;
  is_pending_order: boolean;
  order_checkout_validation_message: string;
  order_checkout_redirect_url: string;
  is_bse_client_code_approved: boolean;
  is_bse_nominee_verified: boolean;
  is_kyc_esign_verified: boolean;
}

export interface PercentGroup {
  '1y_percent': null | number;
  '3y_percent': null | number;
  '5y_percent': null | number;
}

export interface SipReturns {
  '1y_percent': null | number;
  '3y_percent': null | number;
  '5y_percent': null | number;
  '1y_percent_annualized'?: number | undefined;
  '3y_percent_annualized'?: number | undefined;
  '5y_percent_annualized'?: number | undefined;
}

export interface LumpsumReturns {
  absolute: PercentGroup;
  annualized: PercentGroup;
}

export interface Holding {
  stock_search_id: string;
  company_name: string;
  sector_name: string;
  instrument_name: string;
  /** Percent of the assets; null if unknown. */
  corpus_per: null | number;
}

export interface FundManager {
  person_id: string;
  person_name: string;
  education: string;
  experience: string;
}

export interface SchemeChart {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  nominee_list: Nominee[];
  is_no_nominee_registered: boolean;
  /** A PDF, base64. */
  no_nominee_form: string;
  /** PROPOSED (1.4.0): the fund without plan and option, the same text for its direct and its regular plan. */
  fund_name?: string | undefined;
  /** PROPOSED (1.4.0): `direct`, or `regular` with the commission of a distributor. */
  scheme_plan?: 'direct' | 'regular' | undefined;
  /** PROPOSED (1.4.0): assets of all plans of the fund in crore rupees (10 million), as last published. */
  fund_size_crore?: number | undefined;
  is_order_checkout_allowed: boolean;
  is_pending_order: boolean;
  order_checkout_validation_message: string;
  order_checkout_redirect_url: string;
  is_bse_client_code_approved: boolean;
  is_bse_nominee_verified: boolean;
  is_kyc_esign_verified: boolean;
  sip_minimum_date: string;
  sip_maximum_date: string;
  sip_exclude_date_list: string[];
  login_stage: string;
  scheme_code: string;
  /** PROPOSED: name and ISIN as known to the provider; a page shows these, never its address (decision 024). */
  scheme_name: string;
  scheme_isin: string;
  /** PROPOSED: as in the scheme list; '' if the provider sends none. */
  scheme_amc: string;
  scheme_category: string;
  sub_category: string;
  risk: string;
  mfapi_scheme_code: string;
  /** PROPOSED (1.4.0): SEBI's riskometer, beside the text in `risk`; absent if the fund is not rated. */
  riskometer_level?: 'high' | 'low' | 'lowToModerate' | 'moderate' | 'moderatelyHigh' | 'veryHigh' | undefined;
  /** PROPOSED (1.4.0): total expense ratio of this plan, percent of the assets in a year, as last published. */
  expense_ratio_percent?: number | undefined;
  /** PROPOSED (1.4.0): the first-tier benchmark of the fund, for example `NIFTY 100 TRI`. */
  benchmark_name?: string | undefined;
  /** PROPOSED (1.4.0), `dd/mm/yyyy`: day of the first allotment of this plan. */
  launch_date?: string | undefined;
  /** Pairs of milliseconds since the epoch and net asset value. */
  nav_data_list: [number, number][];
  sip_order_frequency: Option[];
  sip_order_terms: SipOption[];
  general_order_terms: LumpsumOption[];
  sip_returns_calculation: SipReturns;
  lumpsum_returns_calculation: LumpsumReturns;
  seriespie_sector: number[];
  optionspie_sector: string[];
  bank_account_list: BankAccount[];
  client_code: string;
  holdings_list: Holding[];
  fund_manager_list: FundManager[];
}

/** A fresh lumpsum order. */
export interface FreshOrder {
  scheme_code: string;
  scheme_name: string;
  buy_sell: 'P';
  buy_sell_type: 'FRESH';
  bank_account_information: BankAccount;
  nominee_option: 'existing' | 'none';
  nominee_id: string;
  scheme_isin: string;
  /** Rupees as entered: whole paise, at most two decimals (051). */
  order_amount: string;
  selected_order: SchemeParams;
}

export interface SipOrderPayload {
  scheme_code: string;
  scheme_name: string;
  buy_sell: 'P';
  buy_sell_type: 'FRESH';
  bank_account_information: BankAccount;
  nominee_option: 'existing' | 'none';
  nominee_id: string;
  selected_order: SipOption;
  mfapi_scheme_code: string;
  /** Rupees as entered: whole paise, at most two decimals (051). */
  sip_installment_amount: string;
  sip_frequency_type: string;
  sip_no_of_installments: number;
  sip_start_date: string;
  /** `''` without a mandate. */
  mandate_id: string;
  sip_mode: string;
  sip_id: string;
  sip_folio_no: string;
  sip_type: 'sip' | 'xsip';
  /** For information only: the provider decides. */
  is_first_order_today: boolean;
  transaction_mode: string;
  minimum_installment_amount: number;
  maximum_installment_amount: number;
  is_pause_allowed: boolean;
  pause_minimum_installments: number;
  pause_maximum_installments: number;
}

export interface StpSpecification {
  scheme_isin: string;
  scheme_code: string;
  scheme_name: string;
  stp_frequency: string;
  stp_in_minimum_installment_amount: number;
  stp_in_maximum_installment_amount: number;
  stp_minimum_installment_numbers: number;
  stp_maximum_installment_numbers: number;
  /** Days of the month, `'1,7,15'`. */
  stp_dates: string;
}

export interface StpTargetScheme {
  /** PROPOSED (1.4.0): the fund without plan and option, the same text for its direct and its regular plan. */
  fund_name?: string | undefined;
  /** PROPOSED (1.4.0): `direct`, or `regular` with the commission of a distributor. */
  scheme_plan?: 'direct' | 'regular' | undefined;
  /** PROPOSED (1.4.0): assets of all plans of the fund in crore rupees (10 million), as last published. */
  fund_size_crore?: number | undefined;
  _id: string;
  scheme_name: string;
  scheme_isin: string;
  scheme_isin_1: string;
  scheme_code: string;
  scheme_category: string;
  risk: string;
  logo_url: string;
  scheme_amc: string;
  one_month_percent: string;
  three_month_percent: string;
  six_month_percent: string;
  one_year_percent: string;
  three_year_percent: string;
  five_year_percent: string;
  three_month_percent_show: boolean;
  six_month_percent_show: boolean;
  one_year_percent_show: boolean;
  three_year_percent_show: boolean;
  five_year_percent_show: boolean;
  sip_returns_data: {
    '1y_percent_annualized': string;
    '3y_percent_annualized': string;
    '5y_percent_annualized': string;
  };
  scheme_minimum_investment_amount: number;
  scheme_master: {
    param_scheme_code: string;
  }[];
  mfapi_scheme_code: string;
  scheme_information: {
    param_amc_code: string;
  };
  is_sip_allowed: 'N' | 'Y';
  is_lumpsum_allowed: 'N' | 'Y';
  sub_category: string;
  /** The tick on the watchlist page; neither sent nor received (DO-354). */
  is_checked?: boolean | undefined;
  stp_scheme_specifications: StpSpecification[];
}

export interface StpOrder {
  stp_frequency: string;
  stp_scheme: string;
  stp_scheme_code: string;
  mfapi_scheme_code: string;
  stp_installments: number;
  /** Rupees as entered: whole paise, at most two decimals (051). */
  stp_amount: string;
  /** The day of the month, one of `stp_dates`. */
  stp_date: number;
  /** The first such day as shown to the user, `dd/mm/yyyy` (051 if the provider has another day); '' if unknown. */
  stp_date_value: string;
  validation_message_text: string;
}

export interface SwpSettings {
  swp_installment_numbers_list: Option[];
  swp_frequency_list: Option[];
  minimum_swp_amount: number;
  maximum_swp_amount: number;
  swp_exclude_date_list: string[];
  /** Display state only: the code is required in any case. */
  is_otp_enabled: boolean;
}

export interface SwpOrder {
  mobile_otp: string;
  email_otp: string;
  twofactor_token_id: string;
  swp_no_of_installments: number;
  swp_frequency: string;
  /** Rupees as entered: whole paise, at most two decimals (051). */
  swp_amount: string;
  swp_date: string;
  display_text?: string | undefined;
}

/** PROPOSED (1.4.0): the money of sold units that is not paid yet, of a redemption or of a SWP. */
export interface PendingPayout {
  /** Rupees to be paid, after exit load and STT; an estimate until the NAV of the sale is published. */
  payout_amount: string | number;
  /** Day by which the bank account is credited, `dd/mm/yyyy`; '' if unknown. */
  payout_date: string;
  /** Reference for a question to the provider; '' if there is none yet. */
  payout_reference: string;
}

/**
 * The permitted actions of an order; an absent permission is not granted. `mf_order_is_pause_allowed` only withdraws
 * `is_pause_allowed` (AD-018).
 */
export interface OrderFlags {
  is_stp_allowed: boolean;
  is_swp_allowed: boolean;
  is_cancel_allowed: boolean;
  is_pause_allowed: boolean;
  is_view_statement_allowed: boolean;
  mf_order_is_invest_more: boolean;
  mf_order_is_redeem: boolean;
  mf_order_is_paynow: boolean;
  mf_order_is_pause_allowed: boolean;
  mf_order_pause_minimum_installments?: number | undefined;
  mf_order_pause_maximum_installments?: number | undefined;
}

export interface Order {
  swp_installment_numbers_list?: Option[] | undefined;
  swp_frequency_list?: Option[] | undefined;
  minimum_swp_amount?: number | undefined;
  maximum_swp_amount?: number | undefined;
  swp_exclude_date_list?: string[] | undefined;
  /** Display state only: the code is required in any case. */
  is_otp_enabled?: boolean | undefined;
  is_stp_allowed: boolean;
  is_swp_allowed: boolean;
  is_cancel_allowed: boolean;
  is_pause_allowed: boolean;
  is_view_statement_allowed: boolean;
  mf_order_is_invest_more: boolean;
  mf_order_is_redeem: boolean;
  mf_order_is_paynow: boolean;
  mf_order_is_pause_allowed: boolean;
  mf_order_pause_minimum_installments?: number | undefined;
  mf_order_pause_maximum_installments?: number | undefined;
  mf_order_overall_investment_amount: string | number;
  mf_order_investment_amount: string | number;
  mf_order_accumulated_returns_amount: string | number;
  /** The current value. */
  total_returns_amount: string | number;
  returns_difference_amount: string | number;
  total_returns_percent: string | number;
  mf_order_installment_amount?: string | number | undefined;
  stp_available_transfer_amount?: string | number | undefined;
  mf_order_pay_amount: string | number;
  mf_order_minimum_investment_amount: string | number;
  mf_order_redeemable_amount: string | number;
  _id: string;
  order_id: string;
  /** Proposed (decision 009): the `Idempotency-Key` of the order's submission; absent if it had none. */
  submission_key?: string | undefined;
  mf_order_registration_no: string;
  mf_order_number: string;
  mf_order_folio_no: string;
  mf_order_type: string;
  mf_order_scheme_name: string;
  mf_order_message: string;
  /** Only false hides the message (AD-019). */
  mf_order_message_is_showed: boolean;
  /** 2 hides the message. */
  mf_order_status_id: number;
  mf_order_is_allotted: boolean;
  is_order_cancelled: boolean;
  is_payment_pending: boolean;
  /** Proposed in addition to `is_payment_pending` (decision 026): the last payment attempt failed. */
  is_payment_failed: boolean;
  is_order_rejected: boolean;
  /**
   * PROPOSED (1.4.0): the one status of the order or registration, computed by the provider alone. A registration has
   * the status of its plan, and `waitingForPayment` while an instalment waits for its payment.
   */
  order_status?:
    | 'active'
    | 'allotted'
    | 'cancelled'
    | 'completed'
    | 'paused'
    | 'payoutPending'
    | 'processing'
    | 'redeemed'
    | 'rejected'
    | 'waitingForPayment'
    | undefined;
  /**
   * PROPOSED (1.4.0), `dd/mm/yyyy`: for `paused` the day of the next instalment that is not skipped, for `payoutPending`
   * the day by which the money is paid.
   */
  order_status_date?: string | undefined;
  show_returns: boolean;
  mf_order_installment_frequency?: string | undefined;
  /** Proposed: the days of the next instalments, one more than a pause may skip; fewer if the plan ends before. */
  upcoming_installment_dates?: string[] | undefined;
  mf_order_swp_enabled: boolean;
  mf_order_swp_information?:
    | {
        swp_frequency: string;
        swp_amount: string | number;
        /** Proposed (decision 035), like the next fields: the total number of payouts, and the number made so far. */
        swp_no_of_installments?: number | undefined;
        swp_installments_made?: number | undefined;
        /** The first day of the plan. */
        swp_date?: string | undefined;
        /** The day of the next payout; '' if there is none. */
        swp_next_date?: string | undefined;
        /** PROPOSED: time of the registration, ISO 8601 with offset. */
        created_date?: string | undefined;
      }
    | undefined;
  mf_order_stp_enabled: boolean;
  /** PROPOSED, for a STP: the `order_id` of the source order. */
  stp_source_order_id?: string | undefined;
  /** PROPOSED: the redemption that is not paid out yet; `created_date` is its time, ISO 8601 with offset. */
  mf_order_redemption_information?:
    | {
        redemption_amount: string | number;
        created_date: string;
      }
    | undefined;
  /** PROPOSED (1.4.0): payouts of its redemptions and of its SWP, the earliest first; absent without any. */
  pending_payouts?: PendingPayout[] | undefined;
  scheme_amc?: string | undefined;
  mf_order_action_list: string[];
  mf_order_unique_reference_no: string;
  mf_order_is_activity_completed: boolean;
  /** HTML. */
  mf_order_notification_message: string;
  mf_order_scheme_specifications: {
    exitload: {
      is_allowed: boolean;
      value: string;
      percent: number;
    };
    redemption: {
      minimum_amount: number;
      maximum_amount: null | number;
      /** Proposed (decision 033): cut-off for the NAV of the redemption's day, `15:00:00`; '' if unknown. */
      cutoff_time: string;
      /** Proposed (decision 033): working days from the NAV date to the credit of the money. */
      credit_working_days?: number | undefined;
    };
    purchase: {
      /** Proposed: cut-off for the NAV of the payment's day, `15:00:00`; '' if unknown. */
      cutoff_time: string;
    };
    /** Proposed (decision 025): sub-category of the scheme; liquid and overnight funds have NAV days of their own. */
    sub_category?: string | undefined;
  };
  /** `OrderVal` replaces an absent `mf_order_pay_amount`. */
  order_information?:
    | {
        request: {
          OrderVal: string;
        };
      }
    | undefined;
  /** Oldest first. A list contains at least the newest lines, `getOrderStatus` all of them. */
  order_list: {
    mf_order_message: string;
    created_date: string;
  }[];
  /** HTML. */
  display_installment_info_html: string;
  /** HTML. In a list it may be limited to the newest events, with a note about the rest. */
  modal_transaction_history_html: string;
  /** `body` is HTML. */
  modal_rta_validation_information?:
    | {
        header: string;
        body: string;
      }
    | undefined;
  tab_single_order_child?: boolean | undefined;
  show_swp?: boolean | undefined;
  request_mode?: string | undefined;
  mf_child_order_information?:
    | {
        orderNumber?: string | undefined;
      }
    | undefined;
  bank_information?: BankAccount | undefined;
  pay_bank_mode_list?: Option[] | undefined;
  selected_pay_bank_mode?: string | undefined;
  upi_id?: string | undefined;
  order_start_date: string;
}

export interface ReturnsBlock {
  overall_investment_amount: string | number;
  total_returns_amount: string | number;
  returns_difference_amount: string | number;
  total_returns_percent: string | number;
}

export interface PortfolioResult {
  overall_investment_amount: string | number;
  total_returns_amount: string | number;
  returns_difference_amount: string | number;
  total_returns_percent: string | number;
  single_order_count: number;
  sip_order_count: number;
  stp_order_count: number;
  single: ReturnsBlock;
  xsip: ReturnsBlock;
  stp: ReturnsBlock;
}

export interface ExitLoadSlab {
  /** Last day with this exit load, as a number of days after the allotment. */
  up_to_days: number;
  /** Percent of the amount before the exit load. */
  percent: number;
}

/** Units of one allotment that are still held. */
export interface FolioLot {
  /** Day of the NAV of the allotment, `yyyy-mm-dd`. */
  bought_on: string;
  units: number;
  /** Rupees paid for these units, stamp duty included. */
  cost_amount: string | number;
  /** Order of the allotment; its registration for an instalment. */
  order_id: string;
  order_type: 'single' | 'sip' | 'stp' | 'xsip';
}

/** PROPOSED: units of a scheme in a folio. A closed holding has no units and no lots. */
export interface FolioHolding {
  /** '' before the first allotment of a folio number. */
  folio_number: string;
  scheme_code: string;
  scheme_name: string;
  scheme_isin: string;
  scheme_amc: string;
  scheme_category: string;
  sub_category: string;
  risk: string;
  units: number;
  /** Units without those of requested redemptions, and without locked ones; null if unknown. */
  available_units: null | number;
  /** Newest NAV in rupees; null if there is none. */
  nav: null | number;
  /** Day of `nav`, `yyyy-mm-dd`; '' without a NAV. */
  nav_date: string;
  /** NAV of the business day before `nav_date`; null if unknown. */
  previous_nav: null | number;
  /** NAV of 31 January 2018 for the cost of older units; null if unknown. */
  grandfathered_nav: null | number;
  /** Percent of the assets in listed domestic shares, annual average; null if unknown. */
  domestic_equity_percent: null | number;
  /** Percent of the assets in debt and money-market instruments, annual average; null if unknown. */
  debt_percent: null | number;
  /** Null if unknown, [] for none; shortest time first. */
  exit_load_slabs: null | ExitLoadSlab[];
  /** Months from an allotment in which its units are locked; 36 for ELSS. */
  lock_in_months: number;
  /** Oldest first. */
  lots: FolioLot[];
  /** PROPOSED (1.4.0): payouts of sold units, the earliest first, of a closed holding, too; absent without any. */
  pending_payouts?: PendingPayout[] | undefined;
}

/** PROPOSED: a change of the units of a scheme in a folio. */
export interface UnitTransaction {
  folio_number: string;
  scheme_code: string;
  /** Day of the NAV, `yyyy-mm-dd`. */
  transaction_date: string;
  transaction_kind: 'purchase' | 'redemption' | 'sipInstallment' | 'switchIn' | 'switchOut' | 'withdrawal';
  units: number;
  /** NAV in rupees; null if unknown. */
  nav: null | number;
  /** Rupees. Inflow: the amount paid, stamp duty included. Outflow: the amount before exit load and STT. */
  amount: string | number;
  stamp_duty_amount: string | number;
  stt_amount: string | number;
  exit_load_amount: string | number;
  order_id: string;
  order_type: 'single' | 'sip' | 'stp' | 'xsip';
}

export interface PaymentInitiation {
  order_no: string;
  order_registration_no: string;
  order_type: string;
  order_start_date: string;
  order_amount: string;
  payment_mode: 'DIRECT' | 'UPI';
  upi_id: string;
}

export interface PaymentAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  actionUrl: string;
  is_redirect: boolean;
  /** HTML: the fields of the form that is submitted to the gateway. */
  input_html: string;
  order_number: string;
  /** PROPOSED (1.4.0): opens a UPI app on a phone for this request, `upi://pay?…` in the form of NPCI's linking. */
  upi_link?: string | undefined;
  /** PROPOSED (1.4.0): the text of the QR of this request, `upi://pay?…`; a page draws it for another device. */
  upi_qr_text?: string | undefined;
  /** PROPOSED (1.4.0): reference of this attempt to pay, for a question to the bank or the provider. */
  payment_reference?: string | undefined;
}

/** A client in the back-office list. `_id` is the customer id. */
export interface ClientRecord {
  _id: string;
  login_mobile_number: string;
  login_email: string;
  login_stage: string;
  login_status: string;
  login_kyc_verified: boolean;
  login_esign_verified: boolean;
  login_bse_clientcode_verified: boolean;
  login_bse_photo_verified: boolean;
  login_bse_fatca_verified: boolean;
  /** The last four digits only. */
  beneficiary_account_no: string;
  is_primary: boolean;
}

/** The payment as the card checkout returns it, with the order that it paid (sandbox.md 3.7; names proposed). */
export interface AdvicePayment {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
  order_id: string;
}

export type LoginRequest =
  | {
      login_mobile_number: string;
      login_request_from: 'mobile';
      login_role: 'backoffice' | 'customer';
      screen_name: 'signin' | 'signup';
      login_request_mode: 'sendotp';
    }
  | {
      login_email: string;
      login_request_from: 'email';
      login_role: 'backoffice' | 'customer';
      login_hint: string;
      screen_name: 'signin' | 'signup';
      login_request_mode: 'verifypassword';
    };

export type LoginAnswer = AuthResponse;

export type SendOtpRequest = RouteParams;

export interface SendOtpAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
}

export type ValidateOtpRequest =
  | {
      login_mobile_number: string;
      login_request_from: 'mobile';
      login_otp: string;
      login_role: 'backoffice' | 'customer';
      login_request_mode: 'verifyotp';
      is_password_reset: boolean;
    }
  | {
      login_email: string;
      login_request_from: 'email';
      login_otp: string;
      login_role: 'backoffice' | 'customer';
      login_request_mode: 'verifyotp';
      is_password_reset: boolean;
    };

export type ValidateOtpAnswer = AuthResponse;

export type VerifyEmailRequest =
  | {
      login_email: string;
      login_role: 'backoffice' | 'customer';
      login_request_from: 'email';
      login_request_mode: 'sendotp';
    }
  | {
      login_email: string;
      login_role: 'backoffice' | 'customer';
      login_request_from: 'email';
      login_request_mode: 'verifypassword';
      login_hint: string;
    }
  | {
      login_email: string;
      login_role: 'backoffice' | 'customer';
      login_request_from: 'pin';
      login_request_mode: 'verifypin';
      login_hint: string;
    };

export type VerifyEmailAnswer = AuthResponse;

export type ResetPasswordRequest =
  | {
      login_email: string;
      login_request_from: 'email';
      login_role: 'backoffice' | 'customer';
      login_request_mode: 'sendotp';
    }
  | {
      login_email: string;
      login_request_from: 'email';
      login_role: 'backoffice' | 'customer';
      login_request_mode: 'resetpassword';
      login_hint: string;
    };

export type ResetPasswordAnswer = AuthResponse;

export interface SendTwoFactorOtpRequest {
  login_role: 'customer';
  client_info: {
    request_action:
      | 'mpin change'
      | 'nominee update'
      | 'redeem order'
      | 'single order registration'
      | 'sip order registration'
      | 'swp registration';
    is_otp_email_required: boolean;
    two_factor_authentication?: TwoFactor | undefined;
  };
}

export interface SendTwoFactorOtpAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  twofactor_id: string;
}

export interface VerifyMpinRequest {
  mobile_otp: string;
  email_otp: string;
  twofactor_token_id: string;
  login_role: 'customer';
  request_from: 'pin';
  request_mode: 'verifypin';
  pin_hint: string;
}

export interface VerifyMpinAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
}

export type ActivateAccountRequest = Record<string, never>;

export interface ActivateAccountAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
}

export type LogoutRequest = Record<string, never>;

export interface LogoutAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
}

export interface GetStageInfoRequest {
  stage_name: 'aadhaar' | 'bank' | 'esignkyc' | 'pan' | 'personal';
  /** Back office only; the investor app sends neither field (ON-227). */
  customer_id?: string | undefined;
  is_backoffice?: boolean | undefined;
}

export type GetStageInfoAnswer = StageResponse;

export type VerifyIdProofRequest =
  | {
      folder_name: string;
      attachment_category: string;
      id_type: 'pan';
      upload_pan: File;
    }
  | {
      folder_name: string;
      attachment_category: string;
      id_type: 'aadhaar';
      upload_aadhaar: File[];
      no_of_attachment: 2;
    };

export type VerifyIdProofAnswer = StageResponse;

export type VerifyStageRequest =
  | {
      verify_stage: 'pan';
      /** True if the birth date of the card differs and the user chose `pan_dob` instead (D-54). */
      valid_pan_invalid_dob: boolean;
      /** dd/mm/yyyy, or ''. */
      pan_dob: string;
    }
  | {
      verify_stage: 'aadhaar';
    }
  | {
      verify_stage: 'bank';
      upload_addbank?: File[] | undefined;
    }
  | {
      verify_stage: 'esignkyc';
      esign_response: Record<string, unknown>;
    };

export type VerifyStageAnswer = StageResponse;

export interface VerifyPersonalRequest {
  id_type: string;
  folder_name: string;
  attachment_category: string;
  verify_stage: 'personal';
  /** The photograph as JPEG, then its TIFF copy. */
  upload_file: File[];
  personal_information: PersonalInfo;
}

export type VerifyPersonalAnswer = StageResponse;

export type UpdatePersonalInfoRequest =
  | {
      /** Passed through unchanged; never the sign-in PIN. */
      pin?: string | undefined;
      email?: string | undefined;
      first_name?: string | undefined;
      last_name?: string | undefined;
      do_birth?: string | undefined;
      gender?: string | undefined;
      marital_status?: '' | 'm' | 's' | undefined;
      age?: number | '' | undefined;
      occupation?: string | undefined;
      source_of_wealth?: string | undefined;
      annual_income?: string | undefined;
      is_income_outside_india?: boolean | undefined;
      is_political_india?: boolean | undefined;
      is_political_foreign?: boolean | undefined;
      nominee_information?: Nominee | undefined;
      is_bse_nominee_verified?: boolean | undefined;
      two_factor_authentication?: TwoFactor | undefined;
      update_attribute: 'address';
      address_information: AddressInformation;
    }
  | {
      /** Passed through unchanged; never the sign-in PIN. */
      pin: string;
      email: string;
      first_name: string;
      last_name: string;
      do_birth: string;
      gender: string;
      marital_status: '' | 'm' | 's';
      age: number | '';
      occupation: string;
      source_of_wealth: string;
      annual_income: string;
      is_income_outside_india: boolean;
      is_political_india: boolean;
      is_political_foreign: boolean;
      address_information: AddressInformation;
      nominee_information: Nominee;
      is_bse_nominee_verified: boolean;
      two_factor_authentication?: TwoFactor | undefined;
      update_attribute: 'income';
    }
  | {
      /** Passed through unchanged; never the sign-in PIN. */
      pin: string;
      email: string;
      first_name: string;
      last_name: string;
      do_birth: string;
      gender: string;
      marital_status: '' | 'm' | 's';
      age: number | '';
      occupation: string;
      source_of_wealth: string;
      annual_income: string;
      is_income_outside_india: boolean;
      is_political_india: boolean;
      is_political_foreign: boolean;
      address_information: AddressInformation;
      nominee_information: Nominee;
      is_bse_nominee_verified: boolean;
      two_factor_authentication?: TwoFactor | undefined;
      update_attribute: 'nominee';
    };

export interface UpdatePersonalInfoAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  twofactor_id?: string | undefined;
}

export interface UploadChequeRequest {
  id_type: string;
  folder_name: string;
  attachment_category: string;
  /** The cheque, with the name and type of its bytes (decision 020), then its TIFF copy. */
  upload_addbank: File[];
  is_master_update_required: boolean;
  bank_info: BankInfo;
}

export type UploadChequeAnswer = StageResponse;

export interface UploadNomineeRequest {
  /** A PNG or JPEG; name and type match its bytes and are repeated in `imageName` and `imageType` (decision 020). */
  file: File;
  id_type: 'aadhaar' | 'driving_license' | 'no-nominee' | 'pan' | 'voter_id';
  imageName: string;
  imageType: string;
  nominee_information: Nominee;
  folder_name?: string | undefined;
  attachment_category?: string | undefined;
}

export interface UploadNomineeAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  state_parameters?:
    | {
        is_no_nominee_registered?: boolean | undefined;
        nominee_list?: Nominee[] | undefined;
        no_nominee_form?: string | undefined;
        nominee_information?:
          | {
              name: string;
              id_information?:
                | {
                    id_no?: string | undefined;
                    name?: string | undefined;
                    fathers_name?: string | undefined;
                    dob?: string | undefined;
                    id_type?: string | undefined;
                    part?: string | undefined;
                    encoded_signature?: string | undefined;
                    encoded_image?: string | undefined;
                    nominee_is_minor?: '' | boolean | undefined;
                  }
                | undefined;
              is_minor?: boolean | undefined;
              is_validated?: boolean | undefined;
              attachment_id: string;
              attachment_list: string[];
              guardian_information?: '' | GuardianInformation | undefined;
            }
          | undefined;
      }
    | undefined;
}

export interface ValidateNomineeTwoFactorRequest {
  two_factor_authentication: TwoFactor;
}

export interface ValidateNomineeTwoFactorAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  /** Takes precedence over the value at the top level. */
  result?:
    | {
        is_bse_nominee_verified: boolean;
      }
    | undefined;
  is_bse_nominee_verified?: boolean | undefined;
  is_order_checkout_allowed: boolean;
  is_bse_client_code_approved: boolean;
  order_checkout_validation_message: string;
}

export interface VerifyBankAccountRequest {
  client_bank_account_number_1: string;
  client_ifsc_code_1: string;
  client_bank_account_type_1: string;
  client_bank: string;
  /** Present if the account is not the first of the investor. */
  request_mode?: 'additional' | undefined;
}

export interface VerifyBankAccountAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  /** The investor's part of the stage is finished (esignkyc: KYC and e-sign done). */
  is_verified?: boolean | undefined;
  /** The same meaning in verify answers. */
  is_stage_verified?: boolean | undefined;
  is_verify_enabled?: boolean | undefined;
  is_confirm_chk_enabled?: boolean | undefined;
  is_verified_editable?: boolean | undefined;
  bank_stage_verified?: boolean | undefined;
  personal_stage_verified?: boolean | undefined;
  /** The last stage is closed: the exchange client code is approved. */
  esignkyc_stage_verified?: boolean | undefined;
  is_kyc_verified?: boolean | undefined;
  is_kyc_esign_verified?: boolean | undefined;
  is_bse_client_code_approved?: boolean | undefined;
  is_bse_nominee_verified?: boolean | undefined;
  login_kyc_verified?: boolean | undefined;
  login_esign_verified?: boolean | undefined;
  login_bse_clientcode_verified?: boolean | undefined;
  id_information?: IdInformation | undefined;
  attachment_list?: string[] | undefined;
  pan_attachment_list?: string[] | undefined;
  aadhaar_attachment_list?: string[] | undefined;
  bank_attachment_list?: string[] | undefined;
  nominee_attachment_list?: string[] | undefined;
  /** Replaces an absent `digio_configuration`. */
  config_digio?:
    | {
        environment?: string | undefined;
        logo?: string | undefined;
      }
    | undefined;
  digio_esign_parameters?: DigioEsignParameters | undefined;
  bank_info?: BankInfo | undefined;
  personal_information?:
    | {
        /** Passed through unchanged; never the sign-in PIN. */
        pin?: string | undefined;
        email?: string | undefined;
        first_name?: string | undefined;
        last_name?: string | undefined;
        do_birth?: string | undefined;
        gender?: string | undefined;
        marital_status?: '' | 'm' | 's' | undefined;
        age?: number | '' | undefined;
        occupation?: string | undefined;
        source_of_wealth?: string | undefined;
        annual_income?: string | undefined;
        is_income_outside_india?: boolean | undefined;
        is_political_india?: boolean | undefined;
        is_political_foreign?: boolean | undefined;
        address_information?: AddressInformation | undefined;
        nominee_information?: Nominee | undefined;
        is_bse_nominee_verified?: boolean | undefined;
        two_factor_authentication?: TwoFactor | undefined;
      }
    | undefined;
  login_stage?: 'aadhaar' | 'bank' | 'esignkyc' | 'pan' | 'personal' | undefined;
  login_email?: string | undefined;
  login_mobile_number?: string | undefined;
  master_list?:
    | {
        bank_account_type?: Option[] | undefined;
        bank_list?: Option[] | undefined;
        source_wealth?: Option[] | undefined;
        occupation_list?: Option[] | undefined;
        income_range?: Option[] | undefined;
      }
    | undefined;
  /** PROPOSED: names of the finished stages that can be edited before the signature; unknown names are ignored. */
  editable_stages?: string[] | undefined;
  missing_side?: 'back' | 'front' | undefined;
  state_parameters?:
    | {
        /** The investor's part of the stage is finished (esignkyc: KYC and e-sign done). */
        is_verified?: boolean | undefined;
        /** The same meaning in verify answers. */
        is_stage_verified?: boolean | undefined;
        is_verify_enabled?: boolean | undefined;
        is_confirm_chk_enabled?: boolean | undefined;
        is_verified_editable?: boolean | undefined;
        bank_stage_verified?: boolean | undefined;
        personal_stage_verified?: boolean | undefined;
        /** The last stage is closed: the exchange client code is approved. */
        esignkyc_stage_verified?: boolean | undefined;
        is_kyc_verified?: boolean | undefined;
        is_kyc_esign_verified?: boolean | undefined;
        is_bse_client_code_approved?: boolean | undefined;
        is_bse_nominee_verified?: boolean | undefined;
        login_kyc_verified?: boolean | undefined;
        login_esign_verified?: boolean | undefined;
        login_bse_clientcode_verified?: boolean | undefined;
        id_information?: IdInformation | undefined;
        attachment_list?: string[] | undefined;
        pan_attachment_list?: string[] | undefined;
        aadhaar_attachment_list?: string[] | undefined;
        bank_attachment_list?: string[] | undefined;
        nominee_attachment_list?: string[] | undefined;
        /** Replaces an absent `digio_configuration`. */
        config_digio?:
          | {
              environment?: string | undefined;
              logo?: string | undefined;
            }
          | undefined;
        digio_esign_parameters?: DigioEsignParameters | undefined;
        bank_info?: BankInfo | undefined;
        personal_information?:
          | {
              /** Passed through unchanged; never the sign-in PIN. */
              pin?: string | undefined;
              email?: string | undefined;
              first_name?: string | undefined;
              last_name?: string | undefined;
              do_birth?: string | undefined;
              gender?: string | undefined;
              marital_status?: '' | 'm' | 's' | undefined;
              age?: number | '' | undefined;
              occupation?: string | undefined;
              source_of_wealth?: string | undefined;
              annual_income?: string | undefined;
              is_income_outside_india?: boolean | undefined;
              is_political_india?: boolean | undefined;
              is_political_foreign?: boolean | undefined;
              address_information?: AddressInformation | undefined;
              nominee_information?: Nominee | undefined;
              is_bse_nominee_verified?: boolean | undefined;
              two_factor_authentication?: TwoFactor | undefined;
            }
          | undefined;
        login_stage?: 'aadhaar' | 'bank' | 'esignkyc' | 'pan' | 'personal' | undefined;
        login_email?: string | undefined;
        login_mobile_number?: string | undefined;
        master_list?:
          | {
              bank_account_type?: Option[] | undefined;
              bank_list?: Option[] | undefined;
              source_wealth?: Option[] | undefined;
              occupation_list?: Option[] | undefined;
              income_range?: Option[] | undefined;
            }
          | undefined;
        /** PROPOSED: names of the finished stages that can be edited before the signature; unknown names are ignored. */
        editable_stages?: string[] | undefined;
        missing_side?: 'back' | 'front' | undefined;
      }
    | undefined;
  result?:
    | {
        beneficiary_account_holder_name: string;
        beneficiary_bank_name: string;
        beneficiary_bank_branch_name: string;
      }
    | undefined;
}

export interface SaveBankAccountRequest {
  id_type: string;
  folder_name: string;
  attachment_category: string;
  request_mode: 'add' | 'save';
  account_information: BankEntry;
  upload_addbank: File;
}

export interface SaveBankAccountAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  result: {
    customer_bank_list: BankAccount[];
  };
}

export interface ListBankAccountsRequest {
  /** Day of the month, 1 to 28. */
  sip_date?: number | undefined;
  scheme_name?: string | undefined;
  scheme_code?: string | undefined;
}

export interface ListBankAccountsAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  login_stage: string;
  master_list?: BankMasterList | undefined;
  result: BankListResult;
}

export interface MakePrimaryBankAccountRequest {
  request_mode: 'primary';
  beneficiary_account_no: string;
  beneficiary_ifsc: string;
  pin_verification_value: string;
}

export interface MakePrimaryBankAccountAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  result?:
    | {
        customer_bank_list: BankAccount[];
      }
    | undefined;
}

export interface GetNachMandateRequest {
  mandate_id?: string | undefined;
}

export interface GetNachMandateAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  /** A file name for display; never insert it as HTML. */
  src_nach_form: string;
  /** A PDF, base64. */
  pdf_base64: string;
  render_pdf: boolean;
  /** Absent if no mandate has its own form (contract 2.4). */
  mandate_nach_list: NachForm[];
}

export interface RegisterMandateRequest {
  client_info: {
    bank_name?: string | undefined;
    branch_name?: string | undefined;
    account_no: string;
    account_type: string;
    ifsc_code: string;
    account_holder_name: string;
    /** Day of the month, 1 to 28 (C-65). */
    sip_date?: number | undefined;
    /** `dd/mm/yyyy`. */
    start_date?: string | undefined;
    /** Rupees, one of `customer_mandate_debit_list`. */
    debit_amount: number;
    request_mode: 'web';
    mandate_type: 'X';
  };
}

export interface RegisterMandateAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  result: BankListResult;
}

export interface UploadMandateRequest {
  upload_file: File;
  id_type: 'scanmandate';
  mandateId: string;
  mandateType: 'XSIP' | 'XSP';
  imageName: string;
  imageType: string;
  /** Base64 of the same file, without a prefix. */
  pFileBytes: string;
}

export interface UploadMandateAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  status: string;
  is_processed: boolean;
  is_reupload: boolean;
  result?: BankListResult | undefined;
}

export interface RefreshMandateRequest {
  mandate_id: string;
}

export interface RefreshMandateAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  status: string;
  is_processed: boolean;
  is_reupload: boolean;
  render_pdf: boolean;
  pdf_base64: string;
}

export interface CancelMandateRequest {
  mandate_id: string;
}

export interface CancelMandateAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  result?: BankListResult | undefined;
}

export interface ListSchemesRequest {
  file_index: number;
}

export interface ListSchemesAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  per_page_count: number;
  result: {
    scheme_list: Scheme[];
  };
  list_scheme: Scheme[];
}

export interface GetSchemeStatisticsRequest {
  param_isin: string;
  param_scheme_code: string;
  param_scheme_name: string;
}

export type GetSchemeStatisticsAnswer = SchemeChart;

export interface ListWatchlistSchemesRequest {
  file_index: number;
}

export interface ListWatchlistSchemesAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  per_page_count: number;
  result: WatchlistResult;
  /** Not used by the pages of the watchlists. */
  stp_frequency_list: Option[];
  stp_installment_list: Option[];
}

export interface ListAdviceSchemesRequest {
  file_index: number;
}

export interface ListAdviceSchemesAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  per_page_count: number;
  result: WatchlistResult;
  /** Not used by the pages of the watchlists. */
  stp_frequency_list: Option[];
  stp_installment_list: Option[];
}

export interface AddWatchlistRequest {
  scheme_watchlist: Scheme[];
  request_mode: 'add';
  watchlist_name: string;
}

export interface AddWatchlistAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  result: {
    scheme_watch_list: Watchlist[];
    added_watchlist_id: string;
    watch_list: Option[];
  };
}

export interface ModifyWatchlistRequest {
  watchlist_id: string;
  watchlist_name: string;
  scheme_watchlist: {
    /** PROPOSED (1.4.0): the fund without plan and option, the same text for its direct and its regular plan. */
    fund_name?: string | undefined;
    /** PROPOSED (1.4.0): `direct`, or `regular` with the commission of a distributor. */
    scheme_plan?: 'direct' | 'regular' | undefined;
    /** PROPOSED (1.4.0): assets of all plans of the fund in crore rupees (10 million), as last published. */
    fund_size_crore?: number | undefined;
    _id?: string | undefined;
    scheme_name?: string | undefined;
    scheme_isin?: string | undefined;
    scheme_isin_1?: string | undefined;
    scheme_category?: string | undefined;
    risk?: string | undefined;
    logo_url?: string | undefined;
    scheme_amc?: string | undefined;
    one_month_percent?: string | undefined;
    three_month_percent?: string | undefined;
    six_month_percent?: string | undefined;
    one_year_percent?: string | undefined;
    three_year_percent?: string | undefined;
    five_year_percent?: string | undefined;
    three_month_percent_show?: boolean | undefined;
    six_month_percent_show?: boolean | undefined;
    one_year_percent_show?: boolean | undefined;
    three_year_percent_show?: boolean | undefined;
    five_year_percent_show?: boolean | undefined;
    sip_returns_data?:
      | {
          '1y_percent_annualized': string;
          '3y_percent_annualized': string;
          '5y_percent_annualized': string;
        }
      | undefined;
    scheme_minimum_investment_amount?: number | undefined;
    scheme_master?:
      | {
          param_scheme_code: string;
        }[]
      | undefined;
    mfapi_scheme_code?: string | undefined;
    scheme_information?:
      | {
          param_amc_code: string;
        }
      | undefined;
    is_sip_allowed?: 'N' | 'Y' | undefined;
    is_lumpsum_allowed?: 'N' | 'Y' | undefined;
    sub_category?: string | undefined;
    /** The tick on the watchlist page; neither sent nor received (DO-354). */
    is_checked?: boolean | undefined;
    scheme_code: string;
  }[];
  request_mode: 'modify';
}

export interface ModifyWatchlistAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  result: {
    scheme_watch_list: Watchlist[];
    added_watchlist_id: string;
    watch_list: Option[];
  };
}

export interface OrderAdviceRequest {
  selected_watchlist: Watchlist;
  request_mode: 'confirm order' | 'create order';
  pricing_plan: Pricing;
  scheme_advisor: Advisor;
  watchlist_name: string;
  payment_order_response?: AdvicePayment | undefined;
}

export interface OrderAdviceAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  result: {
    /** Absent in the answer to a confirmation. */
    razorpay_orderinfo?: PaymentOrderInfo | undefined;
    scheme_watch_list: Watchlist[];
    watch_list: Option[];
  };
}

export interface ListNomineesRequest {
  scheme_name: string;
  scheme_code: string;
}

export interface ListNomineesAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  nominee_list: Nominee[];
  is_no_nominee_registered: boolean;
  /** A PDF, base64. */
  no_nominee_form: string;
}

export interface CreateSingleOrderRequest {
  client_info: FreshOrder;
  two_factor_authentication: TwoFactor;
}

export interface CreateSingleOrderAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  result: Order;
}

export interface CreateSipOrderRequest {
  order_type: 'sip' | 'xsip';
  client_info: SipOrderPayload;
  two_factor_authentication: TwoFactor;
}

export interface CreateSipOrderAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  result: Order;
  display_html: string;
}

export interface GetSipResponseRequest {
  request_from: 'sipResponse';
  request_mode: 'order_payment_status';
  order_type: 'single' | 'sip' | 'stp' | 'xsip';
  /** The number of the SIP or of its instalment. */
  order_number: string;
  selected_order: Order;
}

export interface GetSipResponseAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  result: {
    notification_html: string;
  };
}

export interface ListOrdersRequest {
  order_type: 'single' | 'stp' | 'xsip';
}

export interface ListOrdersAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  result: Order[];
  bank_information?: BankAccount | undefined;
  status_filter_list: StatusFilterOption[];
}

export interface GetOrderStatusRequest {
  request_mode: 'order_payment_status';
  order_type: 'single' | 'sip' | 'stp' | 'xsip';
  order_number: string;
  order_id: string;
  selected_order: Order;
  check_mandate_status: boolean;
}

export interface GetOrderStatusAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  result: Order;
}

export type GetPortfolioRequest = Record<string, never>;

export interface GetPortfolioAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  is_portfolio_available: boolean;
  result?: PortfolioResult | undefined;
}

export interface CancelOrderRequest {
  order_type: 'single' | 'stp';
  client_info: {
    order_id: string;
    order_registration_no: string;
    pin_verification_value: string;
    order_number: string;
  };
}

export interface CancelOrderAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  result?: Order[] | undefined;
}

export interface CancelSipRequest {
  order_type: 'sip' | 'xsip';
  client_info: {
    order_id: string;
    order_registration_no: string;
    pin_verification_value: string;
    sip_type: 'sip' | 'xsip';
    order_number: string;
  };
}

export interface CancelSipAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  result?: Order[] | undefined;
}

export interface PauseSipRequest {
  order_type: 'sip' | 'xsip';
  client_info: {
    order_id: string;
    order_registration_no: string;
    pin_verification_value: string;
    sip_type: 'sip' | 'xsip';
    /** Between the order's `mf_order_pause_minimum_installments` and `…_maximum_installments`, both included. */
    pause_no_of_installments: number;
  };
}

export interface PauseSipAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  result?: Order[] | undefined;
  display_html: string;
}

export interface ListStpSchemesRequest {
  file_index: number;
  scheme_filter: {
    scheme_amc: string;
  };
  request_for: 'stp schemes';
  selected_order: Order;
}

export interface ListStpSchemesAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  result: {
    stp_scheme_list: StpTargetScheme[];
  };
  stp_frequency_list: Option[];
  /** Labels of numbers; the chosen specification defines the allowed numbers. */
  stp_installment_list: Option[];
  /** Proposed, like `sip_minimum_date`: the first possible day of a transfer; '' if unknown. */
  stp_minimum_date: string;
}

export interface RegisterStpRequest {
  source_scheme: Order;
  target_scheme: StpSpecification;
  stp_order: StpOrder;
  pin_verification_value: string;
}

export interface RegisterStpAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  result?:
    | {
        notification_html: string;
      }
    | undefined;
}

export interface CreateSwpRequest {
  order_type: 'single' | 'sip' | 'stp' | 'xsip';
  client_info: {
    sip_type?: 'sip' | 'xsip' | undefined;
    order_id: string;
    swp_order: SwpOrder;
  };
}

export interface CreateSwpAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  result?: Order[] | undefined;
}

export interface CancelSwpRequest {
  order_type: 'single' | 'sip' | 'stp' | 'xsip';
  client_info: {
    sip_type?: 'sip' | 'xsip' | undefined;
    order_id: string;
    swp_order: SwpOrder;
    pin_verification_value: string;
  };
}

export interface CancelSwpAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  result?: Order[] | undefined;
}

export interface SendRedeemOtpRequest {
  client_info: {
    buy_sell: 'R';
    order_id: string;
    order_mode: 'MOD';
    /** Rupees as entered: whole paise, at most two decimals (051). */
    order_amount: string;
    order_number: string;
    request_action: 'redeem order';
    is_otp_email_required: true;
  };
}

export interface SendRedeemOtpAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  twofactor_id: string;
}

export interface RedeemOrderRequest {
  client_info: {
    buy_sell: 'R';
    order_id: string;
    order_mode: 'MOD';
    /** Rupees as entered: whole paise, at most two decimals (051). */
    order_amount: string;
  };
  twofactor_token_id: string;
  mobile_otp: string;
  email_otp: string;
}

export interface RedeemOrderAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  result?: Order | undefined;
}

export interface CreateAdditionalOrderRequest {
  client_info: {
    buy_sell: 'P';
    buy_sell_type: 'ADDITIONAL';
    order_id: string;
    order_mode: 'MOD';
    /** Rupees as entered: whole paise, at most two decimals (051). */
    order_amount: string;
  };
}

export interface CreateAdditionalOrderAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  result: {
    swp_installment_numbers_list?: Option[] | undefined;
    swp_frequency_list?: Option[] | undefined;
    minimum_swp_amount?: number | undefined;
    maximum_swp_amount?: number | undefined;
    swp_exclude_date_list?: string[] | undefined;
    /** Display state only: the code is required in any case. */
    is_otp_enabled?: boolean | undefined;
    is_stp_allowed?: boolean | undefined;
    is_swp_allowed?: boolean | undefined;
    is_cancel_allowed?: boolean | undefined;
    is_pause_allowed?: boolean | undefined;
    is_view_statement_allowed?: boolean | undefined;
    mf_order_is_invest_more?: boolean | undefined;
    mf_order_is_redeem?: boolean | undefined;
    mf_order_is_paynow?: boolean | undefined;
    mf_order_is_pause_allowed?: boolean | undefined;
    mf_order_pause_minimum_installments?: number | undefined;
    mf_order_pause_maximum_installments?: number | undefined;
    mf_order_overall_investment_amount?: string | number | undefined;
    mf_order_investment_amount?: string | number | undefined;
    mf_order_accumulated_returns_amount?: string | number | undefined;
    /** The current value. */
    total_returns_amount?: string | number | undefined;
    returns_difference_amount?: string | number | undefined;
    total_returns_percent?: string | number | undefined;
    mf_order_installment_amount?: string | number | undefined;
    stp_available_transfer_amount?: string | number | undefined;
    mf_order_pay_amount?: string | number | undefined;
    mf_order_minimum_investment_amount?: string | number | undefined;
    mf_order_redeemable_amount?: string | number | undefined;
    _id?: string | undefined;
    order_id?: string | undefined;
    /** Proposed (decision 009): the `Idempotency-Key` of the order's submission; absent if it had none. */
    submission_key?: string | undefined;
    mf_order_registration_no?: string | undefined;
    mf_order_number?: string | undefined;
    mf_order_folio_no?: string | undefined;
    mf_order_type?: string | undefined;
    mf_order_scheme_name?: string | undefined;
    mf_order_message?: string | undefined;
    /** Only false hides the message (AD-019). */
    mf_order_message_is_showed?: boolean | undefined;
    /** 2 hides the message. */
    mf_order_status_id?: number | undefined;
    mf_order_is_allotted?: boolean | undefined;
    is_order_cancelled?: boolean | undefined;
    is_payment_pending?: boolean | undefined;
    /** Proposed in addition to `is_payment_pending` (decision 026): the last payment attempt failed. */
    is_payment_failed?: boolean | undefined;
    is_order_rejected?: boolean | undefined;
    /**
     * PROPOSED (1.4.0): the one status of the order or registration, computed by the provider alone. A registration has
     * the status of its plan, and `waitingForPayment` while an instalment waits for its payment.
     */
    order_status?:
      | 'active'
      | 'allotted'
      | 'cancelled'
      | 'completed'
      | 'paused'
      | 'payoutPending'
      | 'processing'
      | 'redeemed'
      | 'rejected'
      | 'waitingForPayment'
      | undefined;
    /**
     * PROPOSED (1.4.0), `dd/mm/yyyy`: for `paused` the day of the next instalment that is not skipped, for `payoutPending`
     * the day by which the money is paid.
     */
    order_status_date?: string | undefined;
    show_returns?: boolean | undefined;
    mf_order_installment_frequency?: string | undefined;
    /** Proposed: the days of the next instalments, one more than a pause may skip; fewer if the plan ends before. */
    upcoming_installment_dates?: string[] | undefined;
    mf_order_swp_enabled?: boolean | undefined;
    mf_order_swp_information?:
      | {
          swp_frequency: string;
          swp_amount: string | number;
          /** Proposed (decision 035), like the next fields: the total number of payouts, and the number made so far. */
          swp_no_of_installments?: number | undefined;
          swp_installments_made?: number | undefined;
          /** The first day of the plan. */
          swp_date?: string | undefined;
          /** The day of the next payout; '' if there is none. */
          swp_next_date?: string | undefined;
          /** PROPOSED: time of the registration, ISO 8601 with offset. */
          created_date?: string | undefined;
        }
      | undefined;
    mf_order_stp_enabled?: boolean | undefined;
    /** PROPOSED, for a STP: the `order_id` of the source order. */
    stp_source_order_id?: string | undefined;
    /** PROPOSED: the redemption that is not paid out yet; `created_date` is its time, ISO 8601 with offset. */
    mf_order_redemption_information?:
      | {
          redemption_amount: string | number;
          created_date: string;
        }
      | undefined;
    /** PROPOSED (1.4.0): payouts of its redemptions and of its SWP, the earliest first; absent without any. */
    pending_payouts?: PendingPayout[] | undefined;
    scheme_amc?: string | undefined;
    mf_order_action_list?: string[] | undefined;
    mf_order_unique_reference_no?: string | undefined;
    mf_order_is_activity_completed?: boolean | undefined;
    /** HTML. */
    mf_order_notification_message?: string | undefined;
    mf_order_scheme_specifications?:
      | {
          exitload: {
            is_allowed: boolean;
            value: string;
            percent: number;
          };
          redemption: {
            minimum_amount: number;
            maximum_amount: null | number;
            /** Proposed (decision 033): cut-off for the NAV of the redemption's day, `15:00:00`; '' if unknown. */
            cutoff_time: string;
            /** Proposed (decision 033): working days from the NAV date to the credit of the money. */
            credit_working_days?: number | undefined;
          };
          purchase: {
            /** Proposed: cut-off for the NAV of the payment's day, `15:00:00`; '' if unknown. */
            cutoff_time: string;
          };
          /** Proposed (decision 025): sub-category of the scheme; liquid and overnight funds have NAV days of their own. */
          sub_category?: string | undefined;
        }
      | undefined;
    /** `OrderVal` replaces an absent `mf_order_pay_amount`. */
    order_information?:
      | {
          request: {
            OrderVal: string;
          };
        }
      | undefined;
    /** Oldest first. A list contains at least the newest lines, `getOrderStatus` all of them. */
    order_list?:
      | {
          mf_order_message: string;
          created_date: string;
        }[]
      | undefined;
    /** HTML. */
    display_installment_info_html?: string | undefined;
    /** HTML. In a list it may be limited to the newest events, with a note about the rest. */
    modal_transaction_history_html?: string | undefined;
    /** `body` is HTML. */
    modal_rta_validation_information?:
      | {
          header: string;
          body: string;
        }
      | undefined;
    tab_single_order_child?: boolean | undefined;
    show_swp?: boolean | undefined;
    mf_child_order_information?:
      | {
          orderNumber?: string | undefined;
        }
      | undefined;
    selected_pay_bank_mode?: string | undefined;
    upi_id?: string | undefined;
    order_start_date?: string | undefined;
    request_mode: string;
    bank_information: BankAccount;
    pay_bank_mode_list: Option[];
  };
}

export interface GetOrderStatementRequest {
  order_registration_no: string;
  /** '' for an order without a number. */
  order_number: string;
  /** The order type as in the page's address, in lower case. */
  order_type: string;
}

export interface GetOrderStatementAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  result: {
    statement_base64: string;
  };
}

export type ListHoldingsRequest = Record<string, never>;

export interface ListHoldingsAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  result: FolioHolding[];
}

export interface ListTransactionsRequest {
  /** '' with an empty `scheme_code` for the transactions of all holdings. */
  folio_number: string;
  scheme_code: string;
}

export interface ListTransactionsAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  result: UnitTransaction[];
}

export type GetHoldingsHistoryRequest = Record<string, never>;

export interface GetHoldingsHistoryAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  /** Milliseconds since the epoch, value in rupees, and cost of the units in rupees; business days, oldest first. */
  result: [number, number, number][];
}

export interface CreatePaymentOrderRequest {
  order_no: string;
  order_type: 'single' | 'sip' | 'stp' | 'xsip';
  order_amount: string;
}

export interface CreatePaymentOrderAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  result: {
    order_number: string;
  };
}

export type InitiatePaymentRequest = PaymentInitiation;

export type InitiatePaymentAnswer = PaymentAnswer;

export interface GetPaymentStatusRequest {
  request_from: 'paymentResponse';
  request_mode: 'order_payment_status';
  order_number: string;
}

export interface GetPaymentStatusAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  notification_html: string;
  result?: Order | undefined;
}

export interface GetOrderResponseRequest {
  request_from: 'orderResponse';
  request_mode: 'order_payment_status';
  order_type: 'single' | 'sip' | 'stp' | 'xsip';
  order_number: string;
  selected_order: Order;
}

export interface GetOrderResponseAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  notification_html: string;
  result?: Order | undefined;
}

export type ListClientsRequest = Record<string, never>;

export interface ListClientsAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  /** The caller may not read the list: show `messageText` in its place; `result` may be absent (OM-236). */
  is_redirect?: boolean | undefined;
  result: ClientRecord[];
}

export interface CreateClientCodeRequest {
  customer_id: string;
  is_backoffice: true;
  stage_name: 'create client code';
}

export interface CreateClientCodeAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
}

export interface UploadElogPhotoRequest {
  customer_id: string;
  is_backoffice: true;
  stage_name: 'elog photo upload';
}

export interface UploadElogPhotoAnswer {
  code: string;
  messageText: string;
  navigateScreen?: string | undefined;
  token_id?: string | undefined;
  erase_token_id?: string | boolean | undefined;
  client_result: {
    result: ClientRecord[];
  };
}

/** Area, request and accepted answer of each operation. */
export interface OperationTypes {
  login: { area: 'access'; request: LoginRequest; answer: LoginAnswer };
  sendOtp: { area: 'access'; request: SendOtpRequest; answer: SendOtpAnswer };
  validateOtp: { area: 'access'; request: ValidateOtpRequest; answer: ValidateOtpAnswer };
  verifyEmail: { area: 'access'; request: VerifyEmailRequest; answer: VerifyEmailAnswer };
  resetPassword: { area: 'access'; request: ResetPasswordRequest; answer: ResetPasswordAnswer };
  sendTwoFactorOtp: { area: 'access'; request: SendTwoFactorOtpRequest; answer: SendTwoFactorOtpAnswer };
  verifyMpin: { area: 'access'; request: VerifyMpinRequest; answer: VerifyMpinAnswer };
  activateAccount: { area: 'access'; request: ActivateAccountRequest; answer: ActivateAccountAnswer };
  logout: { area: 'access'; request: LogoutRequest; answer: LogoutAnswer };
  getStageInfo: { area: 'stage'; request: GetStageInfoRequest; answer: GetStageInfoAnswer };
  verifyIdProof: { area: 'kyc'; request: VerifyIdProofRequest; answer: VerifyIdProofAnswer };
  verifyStage: { area: 'kyc'; request: VerifyStageRequest; answer: VerifyStageAnswer };
  verifyPersonal: { area: 'kyc'; request: VerifyPersonalRequest; answer: VerifyPersonalAnswer };
  updatePersonalInfo: { area: 'kyc'; request: UpdatePersonalInfoRequest; answer: UpdatePersonalInfoAnswer };
  uploadCheque: { area: 'kyc'; request: UploadChequeRequest; answer: UploadChequeAnswer };
  uploadNominee: { area: 'kyc'; request: UploadNomineeRequest; answer: UploadNomineeAnswer };
  validateNomineeTwoFactor: {
    area: 'kyc';
    request: ValidateNomineeTwoFactorRequest;
    answer: ValidateNomineeTwoFactorAnswer;
  };
  verifyBankAccount: { area: 'banking'; request: VerifyBankAccountRequest; answer: VerifyBankAccountAnswer };
  saveBankAccount: { area: 'banking'; request: SaveBankAccountRequest; answer: SaveBankAccountAnswer };
  listBankAccounts: { area: 'accounts'; request: ListBankAccountsRequest; answer: ListBankAccountsAnswer };
  makePrimaryBankAccount: {
    area: 'accounts';
    request: MakePrimaryBankAccountRequest;
    answer: MakePrimaryBankAccountAnswer;
  };
  getNachMandate: { area: 'mandates'; request: GetNachMandateRequest; answer: GetNachMandateAnswer };
  registerMandate: { area: 'mandates'; request: RegisterMandateRequest; answer: RegisterMandateAnswer };
  uploadMandate: { area: 'mandates'; request: UploadMandateRequest; answer: UploadMandateAnswer };
  refreshMandate: { area: 'mandates'; request: RefreshMandateRequest; answer: RefreshMandateAnswer };
  cancelMandate: { area: 'mandates'; request: CancelMandateRequest; answer: CancelMandateAnswer };
  listSchemes: { area: 'discovery'; request: ListSchemesRequest; answer: ListSchemesAnswer };
  getSchemeStatistics: { area: 'chart'; request: GetSchemeStatisticsRequest; answer: GetSchemeStatisticsAnswer };
  listWatchlistSchemes: {
    area: 'watchlists';
    request: ListWatchlistSchemesRequest;
    answer: ListWatchlistSchemesAnswer;
  };
  listAdviceSchemes: { area: 'watchlists'; request: ListAdviceSchemesRequest; answer: ListAdviceSchemesAnswer };
  addWatchlist: { area: 'watchlists'; request: AddWatchlistRequest; answer: AddWatchlistAnswer };
  modifyWatchlist: { area: 'watchlists'; request: ModifyWatchlistRequest; answer: ModifyWatchlistAnswer };
  orderAdvice: { area: 'advice'; request: OrderAdviceRequest; answer: OrderAdviceAnswer };
  listNominees: { area: 'checkout'; request: ListNomineesRequest; answer: ListNomineesAnswer };
  createSingleOrder: { area: 'checkout'; request: CreateSingleOrderRequest; answer: CreateSingleOrderAnswer };
  createSipOrder: { area: 'sip'; request: CreateSipOrderRequest; answer: CreateSipOrderAnswer };
  getSipResponse: { area: 'sip'; request: GetSipResponseRequest; answer: GetSipResponseAnswer };
  listOrders: { area: 'orders'; request: ListOrdersRequest; answer: ListOrdersAnswer };
  getOrderStatus: { area: 'orders'; request: GetOrderStatusRequest; answer: GetOrderStatusAnswer };
  getPortfolio: { area: 'orders'; request: GetPortfolioRequest; answer: GetPortfolioAnswer };
  cancelOrder: { area: 'orderChanges'; request: CancelOrderRequest; answer: CancelOrderAnswer };
  cancelSip: { area: 'orderChanges'; request: CancelSipRequest; answer: CancelSipAnswer };
  pauseSip: { area: 'orderChanges'; request: PauseSipRequest; answer: PauseSipAnswer };
  listStpSchemes: { area: 'transfer'; request: ListStpSchemesRequest; answer: ListStpSchemesAnswer };
  registerStp: { area: 'transfer'; request: RegisterStpRequest; answer: RegisterStpAnswer };
  createSwp: { area: 'swp'; request: CreateSwpRequest; answer: CreateSwpAnswer };
  cancelSwp: { area: 'swp'; request: CancelSwpRequest; answer: CancelSwpAnswer };
  sendRedeemOtp: { area: 'redemption'; request: SendRedeemOtpRequest; answer: SendRedeemOtpAnswer };
  redeemOrder: { area: 'redemption'; request: RedeemOrderRequest; answer: RedeemOrderAnswer };
  createAdditionalOrder: {
    area: 'additional';
    request: CreateAdditionalOrderRequest;
    answer: CreateAdditionalOrderAnswer;
  };
  getOrderStatement: { area: 'statement'; request: GetOrderStatementRequest; answer: GetOrderStatementAnswer };
  listHoldings: { area: 'holdings'; request: ListHoldingsRequest; answer: ListHoldingsAnswer };
  listTransactions: { area: 'holdings'; request: ListTransactionsRequest; answer: ListTransactionsAnswer };
  getHoldingsHistory: { area: 'holdings'; request: GetHoldingsHistoryRequest; answer: GetHoldingsHistoryAnswer };
  createPaymentOrder: { area: 'payments'; request: CreatePaymentOrderRequest; answer: CreatePaymentOrderAnswer };
  initiatePayment: { area: 'payments'; request: InitiatePaymentRequest; answer: InitiatePaymentAnswer };
  getPaymentStatus: { area: 'payments'; request: GetPaymentStatusRequest; answer: GetPaymentStatusAnswer };
  getOrderResponse: { area: 'payments'; request: GetOrderResponseRequest; answer: GetOrderResponseAnswer };
  listClients: { area: 'backoffice'; request: ListClientsRequest; answer: ListClientsAnswer };
  createClientCode: { area: 'backoffice'; request: CreateClientCodeRequest; answer: CreateClientCodeAnswer };
  uploadElogPhoto: { area: 'backoffice'; request: UploadElogPhotoRequest; answer: UploadElogPhotoAnswer };
}
