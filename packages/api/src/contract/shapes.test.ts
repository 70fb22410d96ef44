import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { emptyAnswers } from './fixtures/empty-answers.ts';
import * as contract from './index.ts';
import { order, portfolio } from './fixtures/orders.ts';
import { authResponse, filterLists, nominee, primaryAccount } from './fixtures/people.ts';
import { lumpsumOption, scheme, schemeChart } from './fixtures/schemes.ts';

/** Returns the keys of an object and its nested objects, as `a.b`; only the first entry of a list counts. */
function keysOf(value: unknown, prefix = ''): string[] {
  if (Array.isArray(value)) return keysOf(value[0], prefix);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [prefix + key, ...keysOf(inner, `${prefix}${key}.`)]);
}
const splitKeys = (text: string) => text.split(/[\s,]+/).filter((key) => key !== '');
const missingKeys = (value: unknown, keys: string) => {
  const present = keysOf(value);
  return splitKeys(keys).filter((key) => !present.includes(key));
};

describe('shapes', () => {
  test('a sign-in answer has every field that is used [ON-450]', () => {
    const answer = v.parse(contract.authResponseSchema, authResponse);
    expect(answer).toEqual(authResponse);
    expect(
      missingKeys(
        answer,
        `code messageText navigateScreen is_authenticated profileData masterList masterList.amc_filter_list state_parameters
         verify_otp verify_password twofactor_id token_id erase_token_id`,
      ),
    ).toEqual([]);
    expectTypeOf<contract.LoginAnswer>().toEqualTypeOf<contract.AuthResponse>();
    expectTypeOf(answer.is_authenticated).toEqualTypeOf<boolean | undefined>();
    expectTypeOf(answer.code).toEqualTypeOf<string>();
  });

  test('filter lists are six lists of options, under amc_filter_list or directly', () => {
    expect(Object.keys(v.parse(contract.filterListsSchema, filterLists))).toEqual(
      splitKeys('amc_list amc_category amc_risk growth_percentage minimum_investment investment_method'),
    );
    expect(v.parse(contract.masterListSchema, filterLists)).toEqual(filterLists);
  });

  test('a scheme has every documented key, percents as text [DO-350]', () => {
    const read = v.parse(contract.schemeSchema, scheme);
    expect(read).toEqual(scheme);
    expect(
      missingKeys(
        read,
        `_id scheme_name scheme_isin scheme_isin_1 scheme_code scheme_category risk logo_url scheme_amc one_month_percent
         three_month_percent six_month_percent one_year_percent three_year_percent five_year_percent`,
      ),
    ).toEqual([]);
    expectTypeOf(read.one_month_percent).toEqualTypeOf<string>();
    expect(read.one_month_percent).toBe('-1.25');
  });

  test('a scheme has its flags, annualized SIP returns and codes, and no tick', () => {
    const read = v.parse(contract.schemeSchema, scheme);
    expect(
      missingKeys(
        read,
        `three_month_percent_show six_month_percent_show one_year_percent_show three_year_percent_show five_year_percent_show
         sip_returns_data.1y_percent_annualized sip_returns_data.3y_percent_annualized sip_returns_data.5y_percent_annualized
         scheme_minimum_investment_amount scheme_master.param_scheme_code mfapi_scheme_code scheme_information.param_amc_code
         is_sip_allowed is_lumpsum_allowed`,
      ),
    ).toEqual([]);
    expect('is_checked' in read).toBe(false);
  });

  test('a holding and a fund manager have every documented key, even if fields are absent [DO-380 DO-381]', () => {
    const read = v.parse(contract.schemeChartSchema, { ...schemeChart, holdings_list: [{}], fund_manager_list: [{}] });
    expect(read.holdings_list).toEqual([
      { stock_search_id: '', company_name: '', sector_name: '', instrument_name: '', corpus_per: null },
    ]);
    expect(read.fund_manager_list).toEqual([{ person_id: '', person_name: '', education: '', experience: '' }]);
  });

  test('a lumpsum option has every documented key [DO-367]', () => {
    const read = v.parse(contract.lumpsumOptionSchema, lumpsumOption);
    expect(read).toEqual(lumpsumOption);
    expect(
      missingKeys(
        read,
        `order_amount display_text purchase_cutoff_time lockin_period_flag lockin_period param_exit_load_flag param_exit_load
         information.minimum_purchase_amount information.maximum_purchase_amount information.param_unique_no
         information.param_scheme_code information.param_redemption_allowed information.param_settlement_type
         information.param_stp_flag`,
      ),
    ).toEqual([]);
    expectTypeOf(read.information.param_redemption_allowed).toEqualTypeOf<'Y' | 'N'>();
    expectTypeOf(read.information.param_stp_flag).toEqualTypeOf<'Y' | 'N'>();
  });

  test('a bank account has every documented key [DO-372]', () => {
    const read = v.parse(contract.bankAccountSchema, primaryAccount);
    expect(read).toEqual(primaryAccount);
    expect(
      missingKeys(
        read,
        `beneficiary_account_no beneficiary_account_type beneficiary_account_holder_name beneficiary_ifsc
         beneficiary_bank_name beneficiary_bank_branch_name is_primary`,
      ),
    ).toEqual([]);
    expectTypeOf(read.is_primary).toEqualTypeOf<boolean>();
  });

  test('the accounts of a client, the added account and the options of its form have every documented key [OM-257]', () => {
    const account = { ...primaryAccount, beneficiary_bank_branch_address: '12 Fort Road', mf_order_status_id: 2 };
    const answer = {
      code: '000',
      messageText: '',
      login_stage: 'completed',
      master_list: {
        bank_account_type: [{ value: 'SB', label: 'Savings' }],
        bank_list: [{ value: 'SBOX', label: 'Sandbox' }],
      },
      result: { ...emptyAnswers.listBankAccounts.result, customer_bank_list: [account] },
    };
    const read = v.parse(contract.accountsOperations.listBankAccounts.answer, answer);
    const keys = splitKeys(
      `beneficiary_bank_name beneficiary_account_no beneficiary_account_type beneficiary_account_holder_name beneficiary_ifsc
       beneficiary_bank_branch_name beneficiary_bank_branch_address is_primary mf_order_status_id`,
    );
    expect(Object.keys(read.result.customer_bank_list[0] ?? {})).toEqual(expect.arrayContaining(keys));
    expect(missingKeys(read, 'master_list.bank_account_type master_list.bank_list')).toEqual([]);
    const { beneficiary_account_no: _number, mf_order_status_id: _status, ...nameless } = account;
    expect(v.safeParse(contract.bankAccountSchema, nameless).success).toBe(false);
    const words = {
      ...answer,
      result: { ...answer.result, customer_bank_list: [{ ...account, mf_order_status_id: 'paid' }] },
    };
    expect(v.safeParse(contract.accountsOperations.listBankAccounts.answer, words).success).toBe(false);
    const entry = {
      bank_account_number: '1',
      bank_ifsc_code: 'SBOX0000001',
      bank_account_type: 'SB',
      bank_name: 'SBOX',
    };
    expect(v.parse(contract.bankEntrySchema, entry)).toEqual(entry);
    for (const key of Object.keys(entry))
      expect(v.safeParse(contract.bankEntrySchema, { ...entry, [key]: undefined }).success).toBe(false);
    expectTypeOf<contract.BankAccount['mf_order_status_id']>().toEqualTypeOf<number | undefined>();
  });

  test('a mandate and the lists around it have every documented key [DO-373 DO-374 OM-258 OM-259]', () => {
    const mandate = {
      mandate_id: 'M1001',
      amount: 25_000,
      limit_used: 5000,
      account_no: '501000000101',
      account_type: 'SB',
      ifsc_code: 'SBOX0000001',
      start_date: '22/11/2026',
      end_date: '19/11/2036',
      status: 'APPROVED',
      is_selected: false,
      is_primary: true,
      is_cancelled: false,
      is_processed: true,
      is_active: true,
      is_reupload: false,
    };
    const lists = {
      customer_bank_list: [primaryAccount],
      customer_mandate_list: [mandate],
      customer_pending_mandate_list: [mandate],
      customer_mandate_debit_list: [{ value: 25_000, label: '₹25,000' }],
      mandate_nach_list: [{ mandate_id: 'M1001', nach_form: 'JVBERi0x' }],
      mandate_date_validation: { message_text: 'Closed on this day' },
      is_register_mandate_allowed: true,
      is_first_order_today: false,
    };
    expect(v.parse(contract.mandateSchema, mandate)).toEqual(mandate);
    expect(v.parse(contract.bankListResultSchema, lists)).toEqual(lists);
    const { mandate_id: _, ...nameless } = mandate;
    expect(v.safeParse(contract.mandateSchema, nameless).success).toBe(false);
    const form = {
      code: '000',
      messageText: '',
      src_nach_form: 'NACH',
      pdf_base64: 'JVBERi0x',
      render_pdf: true,
      mandate_nach_list: [],
    };
    expect(v.parse(contract.mandatesOperations.getNachMandate.answer, form)).toEqual(form);
    expectTypeOf<contract.Mandate['is_reupload']>().toEqualTypeOf<boolean>();
    expectTypeOf<contract.BankListResult['customer_pending_mandate_list']>().toEqualTypeOf<contract.Mandate[]>();
  });

  test('a nominee and the lists of nominees have every documented key [DO-375 DO-377 OM-260]', () => {
    const lists = {
      code: '000',
      messageText: '',
      nominee_list: [nominee],
      is_no_nominee_registered: true,
      no_nominee_form: 'JVBERi0x',
    };
    const read = v.parse(contract.orderingOperations.listNominees.answer, lists);
    expect(read).toEqual(lists);
    expect(
      missingKeys(
        read,
        `nominee_list is_no_nominee_registered no_nominee_form
         ${splitKeys(
           `id name relationship poi id_information id_information.id_no id_information.name id_information.fathers_name
            id_information.dob id_information.id_type id_information.part id_information.encoded_signature
            id_information.encoded_image id_information.nominee_is_minor attachment_id attachment_list is_selected
            nominee_form guardian_information is_minor is_validated`,
         )
           .map((key) => `nominee_list.${key}`)
           .join(' ')}`,
      ),
    ).toEqual([]);
    expectTypeOf(read.nominee_list).toEqualTypeOf<contract.Nominee[]>();
    expectTypeOf<contract.Nominee['guardian_information']>().toEqualTypeOf<'' | contract.GuardianInformation>();
  });

  test('the chart has all 27 documented keys and the proposed fields of the scheme [DO-378]', () => {
    const read = v.parse(contract.schemeChartSchema, schemeChart);
    expect(read).toEqual(schemeChart);
    const keys = splitKeys(
      `sip_minimum_date sip_maximum_date sip_exclude_date_list is_order_checkout_allowed order_checkout_validation_message
       order_checkout_redirect_url is_bse_client_code_approved is_bse_nominee_verified is_kyc_esign_verified is_pending_order
       login_stage scheme_code nav_data_list sip_order_frequency sip_order_terms general_order_terms sip_returns_calculation
       lumpsum_returns_calculation seriespie_sector optionspie_sector bank_account_list nominee_list
       is_no_nominee_registered no_nominee_form client_code holdings_list fund_manager_list`,
    );
    expect(keys).toHaveLength(27);
    const proposed = ['scheme_name', 'scheme_isin', 'scheme_amc', 'scheme_category', 'sub_category', 'risk'];
    expect(Object.keys(read).toSorted()).toEqual([...keys, ...proposed, 'code', 'messageText'].toSorted());
    expectTypeOf(read.nav_data_list).toEqualTypeOf<[number, number][]>();
    expectTypeOf(read.sip_order_terms).toEqualTypeOf<contract.SipOption[]>();
  });

  test('an order has every documented key', () => {
    const read = v.parse(contract.orderSchema, order);
    expect(read).toEqual(order);
    expect(
      missingKeys(
        read,
        `_id order_id mf_order_registration_no mf_order_number mf_order_folio_no mf_order_type mf_order_scheme_name
         mf_order_message mf_order_message_is_showed mf_order_is_allotted mf_order_status_id is_order_cancelled
         mf_order_overall_investment_amount total_returns_amount returns_difference_amount total_returns_percent show_returns
         mf_order_installment_frequency mf_order_installment_amount mf_order_swp_enabled
         mf_order_swp_information.swp_frequency mf_order_swp_information.swp_amount mf_order_stp_enabled mf_order_action_list
         mf_order_pay_amount mf_order_unique_reference_no mf_order_minimum_investment_amount mf_order_redeemable_amount
         mf_order_investment_amount mf_order_accumulated_returns_amount mf_order_is_activity_completed
         mf_order_notification_message`,
      ),
    ).toEqual([]);
  });

  test('an order also has its specifications, children, messages and capabilities [OM-252 OM-253]', () => {
    const read = v.parse(contract.orderSchema, order);
    expect(
      missingKeys(
        read,
        `mf_order_scheme_specifications.exitload.is_allowed mf_order_scheme_specifications.exitload.value
         mf_order_scheme_specifications.exitload.percent mf_order_scheme_specifications.redemption.minimum_amount
         mf_order_scheme_specifications.redemption.maximum_amount
         mf_order_scheme_specifications.redemption.cutoff_time
         mf_order_scheme_specifications.redemption.credit_working_days order_information.request.OrderVal
         order_list.mf_order_message order_list.created_date display_installment_info_html modal_transaction_history_html
         modal_rta_validation_information.header modal_rta_validation_information.body tab_single_order_child show_swp
         request_mode mf_child_order_information.orderNumber pay_bank_mode_list selected_pay_bank_mode upi_id
         order_start_date is_order_cancelled is_payment_pending is_order_rejected`,
      ),
    ).toEqual([]);
    expect(
      missingKeys(
        read,
        `is_stp_allowed is_swp_allowed is_cancel_allowed is_pause_allowed is_view_statement_allowed mf_order_is_invest_more
         mf_order_is_redeem mf_order_is_paynow mf_order_is_pause_allowed mf_order_pause_minimum_installments
         mf_order_pause_maximum_installments`,
      ),
    ).toEqual([]);
    expectTypeOf(read.is_stp_allowed).toEqualTypeOf<boolean>();
    expectTypeOf(read.mf_order_pay_amount).toEqualTypeOf<contract.Amount>();
  });

  test('the list of orders has result, bank_information and status_filter_list [OM-256]', () => {
    const answer = {
      code: '000',
      messageText: 'ok',
      result: [order],
      bank_information: primaryAccount,
      status_filter_list: [{ label: 'Cancelled', value: 'is_order_cancelled' }],
    };
    const read: contract.ListOrdersAnswer = v.parse(contract.ordersOperations.listOrders.answer, answer);
    expect(read).toEqual(answer);
  });

  test('the portfolio has counts and four blocks of returns [OM-262]', () => {
    const answer = { code: '000', messageText: '', is_portfolio_available: true, result: portfolio };
    expect(v.parse(contract.ordersOperations.getPortfolio.answer, answer)).toEqual(answer);
    const block = 'overall_investment_amount total_returns_amount returns_difference_amount total_returns_percent';
    expect(missingKeys(portfolio, `${block} single_order_count sip_order_count stp_order_count`)).toEqual([]);
    for (const type of ['single', 'xsip', 'stp'] as const) expect(missingKeys(portfolio[type], block)).toEqual([]);
  });

  test('a file of schemes has both fields of the list and a page count', () => {
    const lists = { per_page_count: 30, result: { scheme_list: [scheme] }, list_scheme: [] };
    const answer = { code: '000', messageText: '', ...lists };
    expect(v.parse(contract.discoveryOperations.listSchemes.answer, answer)).toEqual(answer);
  });
});
