import {
  type GetSchemeStatisticsAnswer,
  noNomineeRecord,
  type Order,
  type RequestedSip,
} from '@folioflow/api/contract';
import { mandateLists } from '../../../parts/mandate/mandate-choice/mandate-choice.scenarios.ts';
import { approvedMandate } from '../../../parts/mandate/mandate-choice/testing/sample-mandates.ts';
import {
  pendingMandate,
  primaryAccount,
} from '../../../parts/mandate/mandate-registration/mandate-registration.scenarios.ts';
import { nominees } from '../../../parts/nominee/nominee-choice/nominee-choice.scenarios.ts';
import { payableOrder } from '../../../parts/testing/sample-orders.ts';
import { monthlySipOption } from '../../../parts/testing/monthly-sip-option.ts';
import type { PlacedSip, SipConfirmationSubject } from '../sip-checkout.types.ts';
import { findOffer } from '../sip-checkout.rules.ts';
import { orderableChart } from '../../../parts/testing/sample-orderable-chart.ts';

export const requestedSip: RequestedSip = {
  hasNominees: true,
  scheme: { isin: 'INF000F01AB2', code: 'FFC-DG', name: 'Folio Flexi Cap Fund - Direct Growth' },
  option: { code: 'FFC-DG', name: '₹500 to ₹50,000' },
  frequency: 'MONTHLY',
  amountInPaise: 500_000,
  installments: 12,
  firstDay: '2026-12-05',
};
/** A scheme with monthly SIPs under a mandate. */
export const sipChart: GetSchemeStatisticsAnswer = {
  code: '000',
  messageText: '',
  ...orderableChart,
  scheme_code: 'FFC-DG',
  scheme_name: requestedSip.scheme.name,
  scheme_isin: requestedSip.scheme.isin,
  scheme_amc: 'Marigold Mutual Fund',
  scheme_category: '',
  sub_category: '',
  risk: '',
  mfapi_scheme_code: '143269',
  nav_data_list: [],
  sip_order_frequency: [{ value: 'MONTHLY', label: 'Monthly' }],
  sip_order_terms: [monthlySipOption],
  bank_account_list: [],
  nominee_list: [noNomineeRecord(), ...nominees],
  client_code: 'ABC123',
};
/** The same scheme with SIPs that are paid by hand. */
export const manualSipChart: GetSchemeStatisticsAnswer = {
  ...sipChart,
  sip_order_terms: [{ ...monthlySipOption, is_nach_mandate: false, sip_type: 'sip' }],
};
/** The same scheme with changed flags. */
export const sipChartWith = (change: Partial<GetSchemeStatisticsAnswer>): GetSchemeStatisticsAnswer => ({
  ...sipChart,
  ...change,
});
/** The investor has not finished the KYC. */
export const orderNotAllowedChart = sipChartWith({
  is_order_checkout_allowed: false,
  order_checkout_validation_message: 'Complete your e-sign first.',
  order_checkout_redirect_url: './esignkycVerification/',
});
/** The investor has a pending order. */
export const pendingOrderChart = sipChartWith({
  is_pending_order: true,
  order_checkout_validation_message: 'Pay your pending order first.',
});
export const sipLists = mandateLists(approvedMandate, pendingMandate);

export const placedSipOrder: Order = {
  ...payableOrder,
  bank_information: primaryAccount,
  mf_order_type: 'xsip',
  mf_order_scheme_name: requestedSip.scheme.name,
  mf_order_overall_investment_amount: 60_000,
  mf_order_investment_amount: '',
  mf_order_accumulated_returns_amount: '',
  total_returns_amount: '',
  mf_order_pay_amount: 5000,
};
/** The provider's answer to the requested SIP. */
export const placedSip: PlacedSip = {
  order: placedSipOrder,
  html: '<h3>SIP registered</h3>',
  navigateScreen: './sipResponse/',
};

const offered = findOffer(sipChart, requestedSip, '2026-11-20');
if (!('offer' in offered)) throw new Error('The sample request is not offered.');

/** The subject of the code. */
export const sipSubject: SipConfirmationSubject = {
  requestedSip,
  offer: offered.offer,
  lists: sipLists,
  choice: {
    nominee: { option: 'existing', nomineeId: 'nominee-1' },
    payment: { kind: 'mandate', mandateNumber: approvedMandate.mandate_id },
  },
};
