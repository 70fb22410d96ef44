import {
  noNomineeRecord,
  type BankAccount,
  type GetSchemeStatisticsAnswer,
  type LumpsumCheckoutSubject,
  type LumpsumOption,
  type Order,
  type RequestedLumpsum,
} from '@folioflow/api/contract';
import { requiredValue } from '../../../kit/required-value.ts';
import { nomineeChoiceInput, nominees } from '../../../parts/nominee/nominee-choice/nominee-choice.scenarios.ts';
import { payableOrder } from '../../../parts/testing/sample-orders.ts';
import { orderableChart } from '../../../parts/testing/sample-orderable-chart.ts';
import { findOffer } from '../lumpsum-checkout.rules.ts';

export const primary: BankAccount = {
  beneficiary_account_no: '50100087650912',
  beneficiary_account_type: 'SB',
  beneficiary_account_holder_name: 'Asha Rao',
  beneficiary_ifsc: 'HDFC0000001',
  beneficiary_bank_name: 'HDFC Bank',
  beneficiary_bank_branch_name: 'Fort',
  beneficiary_bank_branch_address: 'Mumbai',
  is_primary: true,
};
export const otherAccount: BankAccount = { ...primary, beneficiary_account_no: '30200098765432', is_primary: false };

const { noNomineeForm, clientCode, scheme } = nomineeChoiceInput();

/** 15,000 rupees in the sample scheme. */
export const requestedLumpsum: RequestedLumpsum = {
  scheme: { isin: 'INF000F01AB2', code: scheme.scheme_code, name: scheme.scheme_name },
  option: { uniqueNo: '1001', code: 'FFCDG-GR' },
  amountInPaise: 1_500_000,
  hasNominees: true,
};

export const newLumpsum: LumpsumCheckoutSubject = { kind: 'newOrder', requested: requestedLumpsum };

const option: LumpsumOption = {
  order_amount: '',
  display_text: 'Growth',
  purchase_cutoff_time: '14:30:00',
  lockin_period_flag: 'N',
  lockin_period: '',
  param_exit_load_flag: 'Y',
  param_exit_load: '1% within one year',
  information: {
    minimum_purchase_amount: 5000,
    maximum_purchase_amount: 100_000,
    param_unique_no: requestedLumpsum.option.uniqueNo,
    param_scheme_code: requestedLumpsum.option.code,
    param_redemption_allowed: 'Y',
    param_settlement_type: 'T2',
    param_stp_flag: 'Y',
    param_scheme_name: 'FOLIO FLEXI CAP DIRECT GROWTH',
    param_swp_flag: 'N',
    param_exit_load_flag: 'Y',
    param_purchase_cutoff_time: '14:30:00',
  },
};

/** A scheme with one lumpsum option, and two accounts of the investor. */
export const lumpsumChart: GetSchemeStatisticsAnswer = {
  code: '000',
  messageText: '',
  ...orderableChart,
  scheme_code: requestedLumpsum.scheme.code,
  scheme_name: requestedLumpsum.scheme.name,
  scheme_isin: requestedLumpsum.scheme.isin,
  scheme_amc: 'Marigold Mutual Fund',
  scheme_category: '',
  sub_category: '',
  risk: '',
  mfapi_scheme_code: '143269',
  nav_data_list: [],
  general_order_terms: [option],
  bank_account_list: [otherAccount, primary],
  nominee_list: [noNomineeRecord(), ...nominees],
  no_nominee_form: noNomineeForm,
  client_code: clientCode,
};

export const lumpsumChartWith = (change: Partial<GetSchemeStatisticsAnswer>): GetSchemeStatisticsAnswer => ({
  ...lumpsumChart,
  ...change,
});

/** The same scheme; its option allows or refuses a redemption, a SWP and has an exit load by these flags. */
export const lumpsumChartWithFlags = (flags: Partial<LumpsumOption['information']>): GetSchemeStatisticsAnswer =>
  lumpsumChartWith({ general_order_terms: [{ ...option, information: { ...option.information, ...flags } }] });

/** The provider's offer for the requested lumpsum. */
export const lumpsumOffer = requiredValue(findOffer(lumpsumChart, requestedLumpsum), 'offer');

/** The provider's answer: placed today, payment pending. */
export const createdOrder: Order = {
  ...payableOrder,
  mf_order_scheme_name: scheme.scheme_name,
  mf_order_overall_investment_amount: 15000,
  mf_order_investment_amount: '',
  mf_order_accumulated_returns_amount: '',
  total_returns_amount: '',
  mf_order_pay_amount: 15000,
  bank_information: primary,
};

/** A navigation state with the created order, whose payment is pending. */
export const pendingOrder: LumpsumCheckoutSubject = { kind: 'pendingOrder', order: createdOrder };
