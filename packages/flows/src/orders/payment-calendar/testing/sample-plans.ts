import type { AnswerOf, Mandate, Order } from '@folioflow/api/contract';
import { allottedOrder, payableOrder } from '../../../parts/testing/sample-orders.ts';
import { mandateLists } from '../../../parts/mandate/mandate-choice/mandate-choice.scenarios.ts';
import { approvedMandate, rejectedMandate } from '../../../parts/mandate/mandate-choice/testing/sample-mandates.ts';

const envelope = { code: '000', messageText: '' };

export const ordersAnswer = (...result: Order[]): AnswerOf<'listOrders'> => ({
  ...envelope,
  result,
  bank_information: payableOrder.bank_information,
  status_filter_list: [],
});
export const mandatesAnswer = (...mandates: readonly Mandate[]): AnswerOf<'listBankAccounts'> => ({
  ...envelope,
  login_stage: '',
  result: mandateLists(...mandates),
});

const withId = (id: string): Pick<Order, '_id' | 'order_id'> => ({ _id: id, order_id: id });

/** A SIP of ₹6,000 on the 7th of each month; the provider names two days. */
export const monthlySip: Order = {
  ...allottedOrder,
  ...withId('sip-1'),
  mf_order_type: 'xsip',
  mf_order_installment_frequency: 'MONTHLY',
  mf_order_installment_amount: 6000,
  mf_order_pause_maximum_installments: 1,
  upcoming_installment_dates: ['07/12/2026', '07/01/2027'],
  order_start_date: '07/09/2026',
};
/** A SIP of the same days that is paid by hand. */
export const handPaidSip: Order = {
  ...monthlySip,
  ...withId('sip-2'),
  mf_order_type: 'sip',
  mf_order_scheme_name: 'HDFC Nifty 50 Index Fund - Direct Plan - Growth',
  mf_order_installment_amount: '1500.50',
};
/** A SIP that waits for the approval of its mandate. */
export const waitingSip: Order = {
  ...monthlySip,
  ...withId('sip-3'),
  mf_order_scheme_name: 'Axis Small Cap Fund - Direct Plan - Growth',
  mf_order_is_allotted: false,
  mf_order_installment_amount: 2000,
  upcoming_installment_dates: undefined,
};
export const monthlyTransfer: Order = {
  ...monthlySip,
  ...withId('stp-1'),
  mf_order_type: 'stp',
  mf_order_scheme_name: 'SBI Small Cap Fund - Direct Plan - Growth',
  mf_order_installment_amount: 1000,
  mf_order_pause_maximum_installments: undefined,
  upcoming_installment_dates: ['15/12/2026'],
  order_start_date: '15/10/2026',
};
/** A SWP of ₹2,500; three of five payouts are left. */
export const withdrawnOrder: Order = {
  ...allottedOrder,
  ...withId('order-5'),
  mf_order_swp_enabled: true,
  mf_order_swp_information: {
    swp_frequency: 'MONTHLY',
    swp_amount: 2500,
    swp_no_of_installments: 5,
    swp_installments_made: 2,
    swp_date: '05/10/2026',
    swp_next_date: '07/12/2026',
  },
};
/** A redemption of 24 Nov 2026, 4:30 PM, after the cut-off; 1 % exit load. */
export const redeemedOrder: Order = {
  ...allottedOrder,
  ...withId('order-6'),
  mf_order_scheme_name: 'Axis Liquid Fund - Direct Plan - Growth',
  mf_order_redemption_information: { redemption_amount: 4000, created_date: '2026-11-24T16:30:00+05:30' },
  mf_order_scheme_specifications: {
    ...allottedOrder.mf_order_scheme_specifications,
    exitload: { is_allowed: true, value: '1', percent: 1 },
  },
};

export const samplePlanSources = {
  single: ordersAnswer(payableOrder, withdrawnOrder, redeemedOrder),
  xsip: ordersAnswer(monthlySip, handPaidSip, waitingSip),
  stp: ordersAnswer(monthlyTransfer),
  mandates: mandatesAnswer(approvedMandate, rejectedMandate),
};
