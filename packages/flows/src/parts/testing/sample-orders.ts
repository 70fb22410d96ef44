import type { Order } from '@folioflow/api/contract';

const redemption = { minimum_amount: 100, maximum_amount: 5000, cutoff_time: '15:00:00', credit_working_days: 3 };
const exitload = { is_allowed: false, value: '', percent: 0 };

/** An allotted lumpsum order with every action allowed; stories and tests change the fields that they need. */
export const allottedOrder: Order = {
  _id: 'order-1',
  order_id: 'order-1',
  is_stp_allowed: true,
  is_swp_allowed: true,
  is_cancel_allowed: false,
  is_pause_allowed: false,
  is_view_statement_allowed: true,
  mf_order_is_invest_more: true,
  mf_order_is_redeem: true,
  mf_order_is_paynow: false,
  mf_order_is_pause_allowed: false,
  mf_order_registration_no: '70000001',
  mf_order_number: '10000001',
  mf_order_folio_no: '1234567',
  mf_order_type: 'single',
  mf_order_scheme_name: 'Parag Parikh Flexi Cap Fund - Direct Plan - Growth',
  mf_order_message: 'Units allotted',
  mf_order_message_is_showed: true,
  mf_order_status_id: 1,
  mf_order_is_allotted: true,
  is_order_cancelled: false,
  is_payment_pending: false,
  is_payment_failed: false,
  is_order_rejected: false,
  mf_order_overall_investment_amount: 1234567,
  mf_order_investment_amount: 1234567,
  mf_order_accumulated_returns_amount: 111111,
  total_returns_amount: 1345678,
  returns_difference_amount: 111111,
  total_returns_percent: 9,
  show_returns: true,
  mf_order_swp_enabled: false,
  mf_order_stp_enabled: false,
  mf_order_action_list: [],
  mf_order_pay_amount: '',
  mf_order_unique_reference_no: 'UR10000001',
  mf_order_minimum_investment_amount: 1000,
  mf_order_redeemable_amount: 4000,
  mf_order_is_activity_completed: false,
  mf_order_notification_message: '',
  mf_order_scheme_specifications: { exitload, redemption, purchase: { cutoff_time: '15:00:00' } },
  order_list: [
    { mf_order_message: 'Order placed', created_date: '16/11/2026' },
    { mf_order_message: 'Units allotted', created_date: '17/11/2026' },
  ],
  display_installment_info_html: '',
  modal_transaction_history_html: '<p>Order placed on 16/11/2026</p><p>Units allotted on 17/11/2026</p>',
  order_start_date: '16/11/2026',
};

const withoutActions = {
  is_stp_allowed: false,
  is_swp_allowed: false,
  is_view_statement_allowed: false,
  mf_order_is_invest_more: false,
  mf_order_is_redeem: false,
  mf_order_is_allotted: false,
  show_returns: false,
  mf_order_folio_no: '',
} as const;

/** An order with a pending payment. */
export const payableOrder: Order = {
  ...allottedOrder,
  ...withoutActions,
  _id: 'order-2',
  order_id: 'order-2',
  is_cancel_allowed: true,
  mf_order_is_paynow: true,
  is_payment_pending: true,
  mf_order_registration_no: '70000002',
  mf_order_number: '10000002',
  mf_order_scheme_name: 'HDFC Nifty 50 Index Fund - Direct Plan - Growth',
  mf_order_message: 'Payment pending',
  mf_order_overall_investment_amount: 25000,
  mf_order_pay_amount: 25000,
  pay_bank_mode_list: [
    { value: 'DIRECT', label: 'Net banking' },
    { value: 'UPI', label: 'UPI' },
  ],
  bank_information: {
    beneficiary_account_no: '50100012345678',
    beneficiary_account_type: 'SB',
    beneficiary_account_holder_name: 'Asha Rao',
    beneficiary_ifsc: 'HDFC0000001',
    beneficiary_bank_name: 'HDFC Bank',
    beneficiary_bank_branch_name: 'Fort',
    beneficiary_bank_branch_address: 'Mumbai',
    is_primary: true,
  },
  order_list: [{ mf_order_message: 'Order placed', created_date: '20/11/2026' }],
};

/** An order with a failed payment, which can be tried again. */
export const unpaidOrder: Order = {
  ...payableOrder,
  is_payment_pending: false,
  is_payment_failed: true,
  mf_order_message: 'Payment failed',
};

/** An order that the registrar rejected, with the reason. */
export const rejectedOrder: Order = {
  ...allottedOrder,
  ...withoutActions,
  _id: 'order-3',
  order_id: 'order-3',
  is_order_rejected: true,
  mf_order_number: '10000003',
  mf_order_scheme_name: 'SBI Small Cap Fund - Direct Plan - Growth',
  mf_order_message: 'Rejected by the registrar',
  mf_order_overall_investment_amount: 5000,
  modal_rta_validation_information: {
    header: 'Rejected by the registrar',
    body: '<p>The name on the <b>bank account</b> differs from the name on the folio.</p>',
  },
  order_list: [
    { mf_order_message: 'Order placed', created_date: '12/11/2026' },
    { mf_order_message: 'Payment received', created_date: '12/11/2026' },
    { mf_order_message: 'Rejected by the registrar', created_date: '13/11/2026' },
  ],
};

export const cancelledOrder: Order = {
  ...allottedOrder,
  ...withoutActions,
  _id: 'order-4',
  order_id: 'order-4',
  is_order_cancelled: true,
  mf_order_number: '10000004',
  mf_order_scheme_name: 'Axis Liquid Fund - Direct Plan - Growth',
  mf_order_message: 'Cancelled on your request',
  mf_order_overall_investment_amount: 10000,
  order_list: [{ mf_order_message: 'Cancelled on your request', created_date: '14/11/2026' }],
};
