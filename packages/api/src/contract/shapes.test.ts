import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { emptyAnswers } from './fixtures/empty-answers.ts';
import type * as contract from './index.ts';
import * as schemas from './schemas.ts';
import { bankLists, mandate } from './fixtures/mandates.ts';
import { filterLists, primaryAccount } from './fixtures/people.ts';
import { scheme, schemeChart } from './fixtures/schemes.ts';

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
  test('fields of answers have exact types', () => {
    expectTypeOf<contract.LoginAnswer>().toEqualTypeOf<contract.AuthResponse>();
    expectTypeOf<contract.AuthResponse['is_authenticated']>().toEqualTypeOf<boolean | undefined>();
    expectTypeOf<contract.AuthResponse['code']>().toEqualTypeOf<string>();
    expectTypeOf<contract.LumpsumOption['information']['param_redemption_allowed']>().toEqualTypeOf<'Y' | 'N'>();
    expectTypeOf<contract.LumpsumOption['information']['param_stp_flag']>().toEqualTypeOf<'Y' | 'N'>();
    expectTypeOf<contract.BankAccount['is_primary']>().toEqualTypeOf<boolean>();
    expectTypeOf<contract.ListNomineesAnswer['nominee_list']>().toEqualTypeOf<contract.Nominee[]>();
    expectTypeOf<contract.Nominee['guardian_information']>().toEqualTypeOf<'' | contract.GuardianInformation>();
    expectTypeOf<contract.Order['is_stp_allowed']>().toEqualTypeOf<boolean>();
    expectTypeOf<contract.Order['mf_order_pay_amount']>().toEqualTypeOf<contract.Amount>();
  });

  test('filter lists are six lists of options, under amc_filter_list or directly', () => {
    expect(Object.keys(v.parse(schemas.filterListsSchema, filterLists))).toEqual(
      splitKeys('amc_list amc_category amc_risk growth_percentage minimum_investment investment_method'),
    );
    expect(v.parse(schemas.masterListSchema, filterLists)).toEqual(filterLists);
  });

  test('a scheme has every documented key, percents as text [DO-350]', () => {
    const read = v.parse(schemas.schemeSchema, scheme);
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
    const read = v.parse(schemas.schemeSchema, scheme);
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
    const read = v.parse(schemas.schemeChartSchema, { ...schemeChart, holdings_list: [{}], fund_manager_list: [{}] });
    expect(read.holdings_list).toEqual([
      { stock_search_id: '', company_name: '', sector_name: '', instrument_name: '', corpus_per: null },
    ]);
    expect(read.fund_manager_list).toEqual([{ person_id: '', person_name: '', education: '', experience: '' }]);
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
    const read = v.parse(schemas.accountsOperations.listBankAccounts.answer, answer);
    const keys = splitKeys(
      `beneficiary_bank_name beneficiary_account_no beneficiary_account_type beneficiary_account_holder_name beneficiary_ifsc
       beneficiary_bank_branch_name beneficiary_bank_branch_address is_primary mf_order_status_id`,
    );
    expect(Object.keys(read.result.customer_bank_list[0] ?? {})).toEqual(expect.arrayContaining(keys));
    expect(missingKeys(read, 'master_list.bank_account_type master_list.bank_list')).toEqual([]);
    const { beneficiary_account_no: _number, mf_order_status_id: _status, ...nameless } = account;
    expect(v.safeParse(schemas.bankAccountSchema, nameless).success).toBe(false);
    const words = {
      ...answer,
      result: { ...answer.result, customer_bank_list: [{ ...account, mf_order_status_id: 'paid' }] },
    };
    expect(v.safeParse(schemas.accountsOperations.listBankAccounts.answer, words).success).toBe(false);
    const entry = {
      bank_account_number: '1',
      bank_ifsc_code: 'SBOX0000001',
      bank_account_type: 'SB',
      bank_name: 'SBOX',
    };
    expect(v.parse(schemas.bankEntrySchema, entry)).toEqual(entry);
    for (const key of Object.keys(entry))
      expect(v.safeParse(schemas.bankEntrySchema, { ...entry, [key]: undefined }).success).toBe(false);
    expectTypeOf<contract.BankAccount['mf_order_status_id']>().toEqualTypeOf<number | undefined>();
  });

  test('a mandate has an id, and the lists around it have every documented key [DO-374 OM-259]', () => {
    expect(v.parse(schemas.mandateSchema, mandate)).toEqual(mandate);
    expect(v.parse(schemas.bankListResultSchema, bankLists)).toEqual(bankLists);
    const { mandate_id: _, ...nameless } = mandate;
    expect(v.safeParse(schemas.mandateSchema, nameless).success).toBe(false);
    const form = {
      code: '000',
      messageText: '',
      src_nach_form: 'NACH',
      pdf_base64: 'JVBERi0x',
      render_pdf: true,
      mandate_nach_list: [],
    };
    expect(v.parse(schemas.mandatesOperations.getNachMandate.answer, form)).toEqual(form);
    expectTypeOf<contract.Mandate['is_reupload']>().toEqualTypeOf<boolean>();
    expectTypeOf<contract.BankListResult['customer_pending_mandate_list']>().toEqualTypeOf<contract.Mandate[]>();
  });

  test('the chart has all 27 documented keys and the proposed fields of the scheme [DO-378]', () => {
    const read = v.parse(schemas.schemeChartSchema, schemeChart);
    expect(read).toEqual(schemeChart);
    const keys = splitKeys(
      `sip_minimum_date sip_maximum_date sip_exclude_date_list is_order_checkout_allowed order_checkout_validation_message
       order_checkout_redirect_url is_bse_client_code_approved is_bse_nominee_verified is_kyc_esign_verified is_pending_order
       login_stage scheme_code nav_data_list sip_order_frequency sip_order_terms general_order_terms sip_returns_calculation
       lumpsum_returns_calculation seriespie_sector optionspie_sector bank_account_list nominee_list
       is_no_nominee_registered no_nominee_form client_code holdings_list fund_manager_list`,
    );
    expect(keys).toHaveLength(27);
    const proposed = [
      'scheme_name',
      'scheme_isin',
      'scheme_amc',
      'scheme_category',
      'sub_category',
      'risk',
      'mfapi_scheme_code',
      'fund_name',
      'scheme_plan',
      'fund_size_crore',
      'riskometer_level',
      'expense_ratio_percent',
      'benchmark_name',
      'launch_date',
    ];
    expect(Object.keys(read).toSorted()).toEqual([...keys, ...proposed, 'code', 'messageText'].toSorted());
    expectTypeOf(read.nav_data_list).toEqualTypeOf<[number, number][]>();
    expectTypeOf(read.sip_order_terms).toEqualTypeOf<contract.SipOption[]>();
  });

  test('a file of schemes has both fields of the list and a page count', () => {
    const lists = { per_page_count: 30, result: { scheme_list: [scheme] }, list_scheme: [] };
    const answer = { code: '000', messageText: '', ...lists };
    expect(v.parse(schemas.discoveryOperations.listSchemes.answer, answer)).toEqual(answer);
  });
});
