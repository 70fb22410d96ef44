import type { Order } from '@folioflow/api/contract';
import { allottedOrder } from '../../../parts/testing/sample-orders.ts';
import { withdrawableOrder } from '../../swp-registration/swp-registration.scenarios.ts';

export const orderWithLoss: Order = {
  ...allottedOrder,
  _id: 'order-7',
  order_id: 'order-7',
  mf_order_number: '10000007',
  mf_order_scheme_name: 'Nippon India Liquid Fund - Direct Plan - Growth',
  mf_order_overall_investment_amount: 7500,
  total_returns_amount: 7000,
  returns_difference_amount: -500,
  total_returns_percent: '-6.67',
};
export const sipOrder: Order = {
  ...allottedOrder,
  _id: 'sip-1',
  order_id: 'sip-1',
  mf_order_type: 'xsip',
  mf_order_number: '',
  mf_order_registration_no: '80000001',
  mf_order_folio_no: '12345',
  mf_order_installment_frequency: 'MONTHLY',
  mf_order_installment_amount: 5000,
  mf_order_overall_investment_amount: 60000,
  total_returns_amount: 66000,
  returns_difference_amount: 6000,
  total_returns_percent: 10,
};
export const transferOrder: Order = {
  ...sipOrder,
  _id: 'stp-1',
  order_id: 'stp-1',
  mf_order_type: 'stp',
  mf_order_number: '90000001',
};
/** An order with a redemption that is not paid out yet. */
export const orderWithRedemption: Order = {
  ...allottedOrder,
  mf_order_is_redeem: false,
  mf_order_redemption_information: { redemption_amount: '15000', created_date: '2026-11-19T12:00:00+05:30' },
};
/** An order whose SWP was registered a moment ago. */
export const withdrawingOrder: Order = {
  ...withdrawableOrder,
  is_swp_allowed: false,
  mf_order_swp_enabled: true,
  mf_order_swp_information: {
    swp_frequency: 'MONTHLY',
    swp_amount: 2000,
    swp_no_of_installments: 12,
    swp_installments_made: 0,
    swp_next_date: '30/11/2026',
  },
};
